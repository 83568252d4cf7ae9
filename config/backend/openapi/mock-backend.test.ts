import { FILE, OPERATIONS, record } from '@portal/data/testing/faults';
import { known } from '@portal/mocks/choose';
import { describe, expect, test } from 'vitest';
import { readOpenApi } from './file.ts';
import { createValidators } from './validators.ts';

/** No application uses it, so the mock backend does not have it. */
const NOT_MOCKED = ['Account/ChangePassword'];
/** The portal does not use them; run-check.test.ts meets those that read. */
const NOT_CALLED = [
  'Account/VerifyEmail',
  'Course/GetCourseSubTopic',
  'Course/GetCourseSubTopicLesson',
  'Course/GetCourseTopic',
  'Course/GetCourseTopicLesson',
  'Course/GetStudentCourses',
];

const calls = createValidators(readOpenApi());
const reason = (errors: { instancePath: string; message?: string }[]) =>
  errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
/** A query's values as the document types them. */
const typed = (url: string) =>
  Object.fromEntries(
    [...new URL(url).searchParams].map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]),
  );

const recordings = await Promise.all(
  OPERATIONS.map(async (operation) => ({ name: operation.name, recording: await record(operation) })),
);

describe('every call', () => {
  test('of docs/openapi.json has a handler in mocks, and each of mocks is in config/backend/contract', () => {
    expect([...known.calls, ...NOT_MOCKED].toSorted()).toEqual([...calls.keys()].toSorted());
  });

  test('of the mock backend is made by a line of reads.ts or writes.ts in data/src/testing/faults', () => {
    const met = new Set(recordings.flatMap(({ recording }) => [...recording.requests.keys()]));
    met.delete(FILE);
    expect([...met, ...NOT_CALLED].toSorted()).toEqual([...known.calls].toSorted());
  });
});

const calling = recordings
  .map(({ name, recording }) => ({
    name,
    recording,
    paths: [...recording.requests.keys()].filter((path) => path !== FILE),
  }))
  .filter(({ paths }) => paths.length > 0);

describe.each(calling)('$name', ({ recording, paths }) => {
  test.each(paths)('%s is asked and answered as the document says', (path) => {
    const call = calls.get(path) ?? expect.fail(`no operation ${path}`);
    const { method, url, body } = recording.requests.get(path) ?? expect.fail(path);
    expect(method).toBe(call.method);
    expect(reason(call.query(typed(url)))).toEqual([]);
    if (body !== undefined) expect(reason(call.body(JSON.parse(body)))).toEqual([]);
    const answer = JSON.parse(recording.answers.get(path) ?? '') as { IsSuccess: unknown };
    const errors = answer.IsSuccess === true ? call.success(answer) : call.refusal(answer);
    expect(reason(errors)).toEqual([]);
  });
});
