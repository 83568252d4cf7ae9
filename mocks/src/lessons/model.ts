import type { LessonWire, ReadDocumentWire, TopicWire } from '@portal/domain/lessons';
import { countsOf, courseContent, moduleContent } from './fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { Student } from '../backend/model.ts';

/** The topics of each student, with their progress, by course and module. */
const progress = new WeakMap<Student, Map<string, TopicWire[]>>();

/** The topics of a module, with this student's progress. */
export function topicsOf(student: Student, course: number, module: number): TopicWire[] {
  const own = progress.get(student) ?? new Map<string, TopicWire[]>();
  progress.set(student, own);
  const key = `${course} ${module}`;
  const found = own.get(key) ?? moduleContent(course, module);
  own.set(key, found);
  return found;
}

interface LessonIds {
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

/** Finds a lesson of a student's course, and its module. */
export function findLesson(student: Student, { course, lesson }: LessonIds): Found | null {
  if (!student.courses.some((one) => one.Id === course && one.ItemType === 1)) return null;
  for (const { Id: module } of courseContent(course).Modules) {
    const found = topicsOf(student, course, module)
      .flatMap(lessonsIn)
      .find((one) => one.LessonId === lesson);
    if (found) return { lesson: found, module };
  }
  return null;
}

/** The changes of a lesson by each action. */
const changes = {
  opened: { InProgress: true },
  submitted: { InProgress: false, IsCompleted: true, HasSubmitAnswer: true, ShowResetButton: true, Point: 85 },
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

/** Records an action on a lesson and updates the counts of its topic. False when the student has no such lesson. */
export function recordLesson(student: Student, ids: LessonIds, action: keyof typeof changes, now?: Date): boolean {
  const found = findLesson(student, ids);
  if (!found) return false;
  const { lesson, module } = found;
  // Opening a completed lesson changes nothing.
  if (action === 'opened' && lesson.IsCompleted) return true;
  Object.assign(lesson, changes[action], now && { SubmitDateTime: now.toISOString() });
  for (const topic of topicsOf(student, ids.course, module)) {
    Object.assign(topic, countsOf(lessonsIn(topic)));
    for (const sub of topic.SubTopicDtos) Object.assign(sub, countsOf(sub.SubTopicLessonDtos));
  }
  return true;
}

const noLesson = () => refuse(['The lesson is not found.'], null);

/** Activity/Read. */
export function readLesson(student: Student, ids: LessonIds): Answer<null> {
  return recordLesson(student, ids, 'opened') ? null : noLesson();
}

/** Activity/ReadDocument: reading a document completes the lesson. */
export function readDocument(student: Student, ids: LessonIds): Answer<ReadDocumentWire> {
  const file = findLesson(student, ids)?.lesson.SingleClickSourceFile;
  if (!file) return noLesson();
  if (hasDocument(file)) recordLesson(student, ids, 'submitted');
  return { DownloadUrl: `/school/documents/${encodeURIComponent(file)}` };
}

/** Whether a document exists; those of 2025 are missing. */
export function hasDocument(name: string): boolean {
  return !name.includes('2025');
}

/** Activity/ResetActivity. */
export function resetActivity(student: Student, ids: LessonIds): Answer<null> {
  const found = findLesson(student, ids);
  if (!found) return noLesson();
  if (!found.lesson.ShowResetButton) return refuse(['This lesson can’t be reset.'], null);
  recordLesson(student, ids, 'reset');
  return null;
}
