import type { CourseAssessmentWire, DiagnosticTestIdWire, DiagnosticTestWire } from '@portal/domain/assessments';
import type { PagedStudentCourseRequestWire, StudentCourseWire } from '@portal/domain/courses';
import type {
  ActivityRequestWire,
  CourseModuleListWire,
  CourseResetStatusWire,
  LessonWire,
  ReadDocumentWire,
  SelectedCourseWire,
  SubTopicWire,
  TopicWire,
} from '@portal/domain/lessons';
import type { StudentProgressWire } from '@portal/domain/progress';
import type { ScheduleAttachmentWire, StudyScheduleWire } from '@portal/domain/schedule';
import type { HtmlWire, IntWire, PagedWire } from '@portal/domain/shared';
import type { CourseVideoWire, VideoEmbedRequestWire } from '@portal/domain/videos';
import type { OfCourse, OfStudentCourse } from './call.ts';

/** Segments Course, DiagnosticTest, Assessment, StudySchedule, Activity and Videos. */
export interface CourseCalls {
  /** Courses and tests, a page at a time; the first `LastDisplayIndex` rows have `Display` true. */
  'Course/PagedStudentCourse': {
    method: 'POST';
    body: PagedStudentCourseRequestWire;
    value: PagedWire<StudentCourseWire>;
  };
  /** Courses only. The portal does not use it. */
  'Course/GetStudentCourses': { method: 'GET'; value: StudentCourseWire[] };
  'Course/GetStudentCoursesAndDiagnosticTests': { method: 'GET'; value: StudentCourseWire[] };
  'Course/GetCourseById': { method: 'GET'; query: { id: IntWire }; value: SelectedCourseWire };
  /** For links from outside. */
  'Course/GetStudentCourseByCourseUuid': {
    method: 'GET';
    query: { courseUuid: string };
    value: { CoursePublishedId: IntWire };
  };
  'Course/GetCourseModule': { method: 'POST'; body: OfStudentCourse; value: CourseModuleListWire };
  /** The whole tree of a module: topics, subtopics, lessons. */
  'Course/GetModuleDetail': {
    method: 'POST';
    body: OfStudentCourse & { StudentUserId: IntWire; ModuleId: IntWire };
    value: TopicWire[];
  };
  /** Topics without their lessons and subtopics. The portal does not use it. */
  'Course/GetCourseTopic': { method: 'POST'; body: OfStudentCourse & { ModuleId: IntWire }; value: TopicWire[] };
  /** The portal does not use it. */
  'Course/GetCourseTopicLesson': { method: 'POST'; body: OfStudentCourse & { TopicId: IntWire }; value: LessonWire[] };
  /** Subtopics without their lessons. The portal does not use it. */
  'Course/GetCourseSubTopic': { method: 'POST'; body: OfStudentCourse & { TopicId: IntWire }; value: SubTopicWire[] };
  /** The portal does not use it. */
  'Course/GetCourseSubTopicLesson': {
    method: 'POST';
    body: OfStudentCourse & { SubTopicId: IntWire };
    value: LessonWire[];
  };
  'Course/GetCourseStudentProgress': { method: 'POST'; body: OfStudentCourse; value: StudentProgressWire };
  /** null: the course has no schedule. */
  'Course/GetCourseStudySchedule': { method: 'POST'; body: OfCourse; value: StudyScheduleWire | null };
  'Course/GetCourseResetStatus': { method: 'POST'; body: OfCourse; value: CourseResetStatusWire };
  'DiagnosticTest/GetDiagnosticTest': {
    method: 'GET';
    query: { diagnosticTestId: IntWire };
    value: DiagnosticTestWire;
  };
  /** For links from outside. */
  'DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid': {
    method: 'GET';
    query: { diagnosticTestUuid: string };
    value: DiagnosticTestIdWire;
  };
  'Assessment/Module': {
    method: 'POST';
    body: OfCourse & { StudentUserId: IntWire };
    value: CourseAssessmentWire;
  };
  /** The whole tree of a module of assessments. */
  'Assessment/ModuleDetail': {
    method: 'POST';
    body: OfCourse & { StudentUserId: IntWire; ModuleId: IntWire };
    value: TopicWire[];
  };
  'StudySchedule/GetAttachments': {
    method: 'POST';
    body: { StudyScheduleId: IntWire };
    value: ScheduleAttachmentWire[];
  };
  /** Ticks off that the course was read online. */
  'StudySchedule/ReadCourseOnline': { method: 'POST'; body: OfCourse; value: null };
  /** Begins a lesson anew. */
  'Activity/ResetActivity': { method: 'POST'; body: ActivityRequestWire; value: null };
  /** Marks a lesson as opened. */
  'Activity/Read': { method: 'POST'; body: ActivityRequestWire; value: null };
  /** Marks a document as opened; where it can be fetched. */
  'Activity/ReadDocument': { method: 'POST'; body: ActivityRequestWire; value: ReadDocumentWire };
  'Videos/GetActiveCourseHasVideo': { method: 'GET'; value: CourseVideoWire[] };
  /** HTML with one frame, or a URL; "" = the video is broken. */
  'Videos/GetVideoEmbedCode': { method: 'POST'; body: VideoEmbedRequestWire; value: HtmlWire };
}
