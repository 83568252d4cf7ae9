import { decodeTopics, lessonsOf } from '@portal/domain/lessons';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMockBackend } from '../mock-backend.ts';
import { courseModules, courseResetStatus, moduleDetail } from '../courses/model.ts';
import { readDocument, readLesson, resetActivity } from './model.ts';
import { isRefusal } from '../backend/answer.ts';

const backend = createMockBackend();
beforeEach(() => backend.reset());

const mei = () => backend.students.find((one) => one.userName === 'mei') ?? expect.fail('no student');

/** The lesson, decoded from the current answer. */
function lesson(id: number, course = 101) {
  const sent = moduleDetail(mei(), course, 11);
  if (isRefusal(sent)) expect.fail('refused');
  const found = decodeTopics(sent, 11)
    .flatMap(lessonsOf)
    .find((one) => one.id === id);
  return found ?? expect.fail('no lesson');
}

describe('lessons', () => {
  test('opening one starts it, and a completed one stays completed', () => {
    expect(lesson(1107).state).toBe('notDone');
    readLesson(mei(), { course: 101, lesson: 1107 });
    readLesson(mei(), { course: 101, lesson: 1100 });
    expect([lesson(1107).state, lesson(1100).state]).toEqual(['inProgress', 'done']);
  });

  test('a reset takes everything back, once, and in this course alone', () => {
    const ids = { course: 101, lesson: 1102 };
    expect(resetActivity(mei(), ids)).toBeNull();
    expect(lesson(1102)).toMatchObject({ state: 'notDone', score: null, canReset: false });
    expect(lesson(1102, 102)).toMatchObject({ state: 'done', course: 102 });
    expect(resetActivity(mei(), ids)).toMatchObject({ refused: true });
  });

  test('reading a document answers its URL and completes the lesson', () => {
    expect(readDocument(mei(), { course: 101, lesson: 1104 })).toEqual({
      DownloadUrl: '/school/documents/Phrase%20bank.pdf',
    });
    expect(lesson(1104).state).toBe('done');
    expect(readDocument(mei(), { course: 101, lesson: 1100 })).toMatchObject({ refused: true });
  });

  test('of a course the student does not have are refused', () => {
    expect(readLesson(mei(), { course: 999, lesson: 1107 })).toMatchObject({ refused: true });
    expect(courseModules(mei(), 999)).toMatchObject({ refused: true });
    expect(moduleDetail(mei(), 301, 11)).toMatchObject({ refused: true });
  });

  test('are as at first after a reset of the mock backend', () => {
    readLesson(mei(), { course: 101, lesson: 1107 });
    backend.reset();
    expect(lesson(1107).state).toBe('notDone');
  });

  test('courses are locked, being reset or neither', () => {
    expect([103, 101].map((id) => courseModules(mei(), id))).toMatchObject([{ IsLocked: true }, { IsLocked: false }]);
    expect([104, 101].map((id) => courseResetStatus(mei(), id))).toEqual([
      { IsResetInProgress: true },
      { IsResetInProgress: false },
    ]);
  });
});
