import * as v from 'valibot';
import { courseModule, courseStatus } from '../blocks/index.ts';
import { decode, flagSchema, intSchema, optionalInstant, optionalText, rowsSchema } from '../shared/index.ts';
import type { CourseModules, Lesson, SelectedCourse, SubTopic, Topic } from './model.ts';
import { selectedCourseStatus, lessonOpening, lessonState, lockReason, topicState } from './rules.ts';

const selectedCourse = v.pipe(
  v.object({
    CourseName: v.string(),
    CourseStatus: v.optional(courseStatus),
  }),
  v.transform((sent): SelectedCourse => ({
    name: sent.CourseName,
    status: selectedCourseStatus(sent.CourseStatus ?? null),
  })),
);

/** Decodes the answer of Course/GetCourseById. */
export function decodeSelectedCourse(sent: unknown): SelectedCourse {
  return decode(selectedCourse, sent);
}

/** Decodes the answer of Course/GetStudentCourseByCourseUuid: the published course id. */
export function decodeCourseId(sent: unknown): number {
  return decode(v.object({ CoursePublishedId: intSchema }), sent).CoursePublishedId;
}

/** Decodes the answer of Course/GetCourseResetStatus. */
export function decodeResetInProgress(sent: unknown): boolean {
  return decode(v.object({ IsResetInProgress: flagSchema }), sent).IsResetInProgress;
}

const courseModules = v.pipe(
  v.object({ Modules: rowsSchema(courseModule), IsLocked: flagSchema }),
  v.transform((sent): CourseModules => ({ modules: sent.Modules, locked: sent.IsLocked })),
);

/** Decodes the answer of Course/GetCourseModule. */
export function decodeCourseModules(sent: unknown): CourseModules {
  return decode(courseModules, sent);
}

/** What contains a lesson or a sub-topic; the server does not send it with them. */
interface Ancestors {
  module: number;
  /** The topic or sub-topic that contains it is locked. */
  parentLocked: boolean;
}

const lesson = v.pipe(
  v.object({
    LessonId: intSchema,
    CoursePublishedId: intSchema,
    LessonName: v.string(),
    Description: optionalText,
    Type: v.optional(v.fallback(v.number(), 1), 1),
    SingleClick: flagSchema,
    SingleClickActivity: optionalText,
    SingleClickSourceFile: optionalText,
    IsCompleted: flagSchema,
    InProgress: flagSchema,
    HasSubmitAnswer: flagSchema,
    IsPackageActive: flagSchema,
    IsLessonEnabledForClass: flagSchema,
    IsClassConfigOverwritten: flagSchema,
    IsEtsReportReady: flagSchema,
    ShowResetButton: flagSchema,
    SubmitDateTime: optionalInstant,
    Point: v.nullish(v.number(), null),
  }),
  // Whether a lesson is locked also depends on what contains it.
  v.transform((sent) => ({ module, parentLocked }: Ancestors): Lesson => ({
    id: sent.LessonId,
    module,
    course: sent.CoursePublishedId,
    name: sent.LessonName,
    description: sent.Description,
    state: lessonState({
      completed: sent.IsCompleted,
      inProgress: sent.InProgress,
      submitted: sent.HasSubmitAnswer,
    }),
    lock: lockReason({
      packageActive: sent.IsPackageActive,
      parentLocked,
      enabledForClass: sent.IsLessonEnabledForClass,
      classConfigOverwritten: sent.IsClassConfigOverwritten,
    }),
    opening: lessonOpening({
      type: sent.Type,
      singleClick: sent.SingleClick,
      activity: sent.SingleClickActivity,
      sourceFile: sent.SingleClickSourceFile,
    }),
    score: sent.Point,
    submittedAt: sent.SubmitDateTime,
    reportReady: sent.IsEtsReportReady,
    canReset: sent.ShowResetButton,
  })),
);

const counts = {
  TotalChildren: intSchema,
  TotalDone: intSchema,
  TotalSubmittedLesson: intSchema,
  TotalInProgress: intSchema,
};

function progressOf(sent: Record<keyof typeof counts, number>) {
  const { TotalChildren: total, TotalDone: done, TotalSubmittedLesson: submitted, TotalInProgress: inProgress } = sent;
  return { total, done, state: topicState({ total, done, submitted, inProgress }) };
}

const subTopic = v.pipe(
  v.object({
    Id: intSchema,
    Name: v.string(),
    IsSubTopicPackageActive: flagSchema,
    SubTopicLessonDtos: rowsSchema(lesson),
    ...counts,
  }),
  v.transform((sent) => ({ module, parentLocked }: Ancestors): SubTopic => {
    const locked = parentLocked || !sent.IsSubTopicPackageActive;
    const lessons = sent.SubTopicLessonDtos.map((one) => one({ module, parentLocked: locked }));
    return { id: sent.Id, name: sent.Name, locked, ...progressOf(sent), lessons };
  }),
);

const topic = v.pipe(
  v.object({
    Id: intSchema,
    Name: v.string(),
    IsTopicPackageActive: flagSchema,
    TopicLessonDtos: rowsSchema(lesson),
    SubTopicDtos: rowsSchema(subTopic),
    ...counts,
  }),
  v.transform((sent) => (module: number): Topic => {
    const locked = !sent.IsTopicPackageActive;
    const ancestors = { module, parentLocked: locked };
    return {
      id: sent.Id,
      name: sent.Name,
      locked,
      ...progressOf(sent),
      lessons: sent.TopicLessonDtos.map((one) => one(ancestors)),
      subTopics: sent.SubTopicDtos.map((one) => one(ancestors)),
    };
  }),
);

/**
 * Decodes the answer of Course/GetModuleDetail and of Assessment/ModuleDetail, in the server's order.
 *
 * @param module the module that was requested; it is set on each lesson
 */
export function decodeTopics(sent: unknown, module: number): readonly Topic[] {
  return decode(rowsSchema(topic), sent).map((one) => one(module));
}

/**
 * Decodes the answer of Activity/ReadDocument: the document's URL as sent; the client resolves it against the API's
 * origin.
 */
export function decodeDownloadUrl(sent: unknown): string {
  return decode(
    v.object({
      DownloadUrl: v.pipe(
        v.string(),
        v.check((url) => url !== '', 'no URL'),
      ),
    }),
    sent,
  ).DownloadUrl;
}
