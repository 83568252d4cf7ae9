import type { LessonWire, ReadDocumentWire, TopicWire } from '@portal/domain/lessons';
import { countsOf, courseContent, moduleContent } from './fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { Student } from '../backend/model.ts';

/** What each student has done, by course and module; the school's content until they do something. */
const done = new WeakMap<Student, Map<string, TopicWire[]>>();

/** The topics of a module as they stand with this student. */
export function topicsOf(student: Student, course: number, module: number): TopicWire[] {
  const own = done.get(student) ?? new Map<string, TopicWire[]>();
  done.set(student, own);
  const key = `${course} ${module}`;
  const found = own.get(key) ?? moduleContent(course, module);
  own.set(key, found);
  return found;
}

interface Asked {
  course: number;
  lesson: number;
}

interface Found {
  lesson: LessonWire;
  module: number;
}

const lessonsIn = ({ TopicLessonDtos, SubTopicDtos }: TopicWire) => [
  ...TopicLessonDtos,
  ...SubTopicDtos.flatMap((sub) => sub.SubTopicLessonDtos),
];

/** A lesson of a student's course, and the module it stands in. */
export function findLesson(student: Student, { course, lesson }: Asked): Found | null {
  if (!student.courses.some((one) => one.Id === course && one.ItemType === 1)) return null;
  for (const { Id: module } of courseContent(course).Modules) {
    const found = topicsOf(student, course, module)
      .flatMap(lessonsIn)
      .find((one) => one.LessonId === lesson);
    if (found) return { lesson: found, module };
  }
  return null;
}

/** What happens to a lesson, and what that makes of it. */
const steps = {
  opened: { InProgress: true },
  handedIn: { InProgress: false, IsCompleted: true, HasSubmitAnswer: true, ShowResetButton: true, Point: 85 },
  reset: {
    InProgress: false,
    IsCompleted: false,
    HasSubmitAnswer: false,
    ShowResetButton: false,
    IsEtsReportReady: false,
    SubmitDateTime: null,
    Point: null,
  },
} satisfies Record<string, Partial<LessonWire>>;

/** Notes what a student did with a lesson, and counts its topics anew. False when they have no such lesson. */
export function noteLesson(student: Student, asked: Asked, step: keyof typeof steps, now?: Date): boolean {
  const found = findLesson(student, asked);
  if (!found) return false;
  const { lesson, module } = found;
  // Looking at what is done changes nothing.
  if (step === 'opened' && lesson.IsCompleted) return true;
  Object.assign(lesson, steps[step], now && { SubmitDateTime: now.toISOString() });
  for (const topic of topicsOf(student, asked.course, module)) {
    Object.assign(topic, countsOf(lessonsIn(topic)));
    for (const sub of topic.SubTopicDtos) Object.assign(sub, countsOf(sub.SubTopicLessonDtos));
  }
  return true;
}

const noLesson = () => refuse(['The lesson is not found.'], null);

/** Activity/Read. */
export function readLesson(student: Student, asked: Asked): Answer<null> {
  return noteLesson(student, asked, 'opened') ? null : noLesson();
}

/** Activity/ReadDocument: reading it is all there is to do with it. */
export function readDocument(student: Student, asked: Asked): Answer<ReadDocumentWire> {
  const file = findLesson(student, asked)?.lesson.SingleClickSourceFile;
  if (!file) return noLesson();
  if (hasDocument(file)) noteLesson(student, asked, 'handedIn');
  return { DownloadUrl: `/school/documents/${encodeURIComponent(file)}` };
}

/** Whether the school still has a document; what was of last year is gone. */
export function hasDocument(name: string): boolean {
  return !name.includes('2025');
}

/** Activity/ResetActivity. */
export function resetActivity(student: Student, asked: Asked): Answer<null> {
  const found = findLesson(student, asked);
  if (!found) return noLesson();
  if (!found.lesson.ShowResetButton) return refuse(['This lesson can’t be reset.'], null);
  noteLesson(student, asked, 'reset');
  return null;
}
