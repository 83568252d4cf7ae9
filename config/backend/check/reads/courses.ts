import { decodeCourseAssessment, decodeDiagnosticTest } from '@portal/domain/assessments';
import { decodeCourseList, decodeCoursePage, decodePracticeProgress } from '@portal/domain/courses';
import { decodeCourseModules, decodeResetInProgress, decodeSelectedCourse, decodeTopics } from '@portal/domain/lessons';
import { decodeStudentProgress } from '@portal/domain/progress';
import { decodeScheduleAttachments, decodeStudySchedule } from '@portal/domain/schedule';
import { decodeCourseVideos, decodeVideoEmbed } from '@portal/domain/videos';
import { need, rowsIn, type Known } from '../known.ts';
import { firstPage, nothing, read, type Decoder, type Read } from '../read.ts';

/** Returns the id of the first row with this item type in the list of courses and tests. */
const firstItem = (known: Known, itemType: number) =>
  known.rows('Course/GetStudentCoursesAndDiagnosticTests').find((row) => row['ItemType'] === itemType)?.['Id'];

/** The published id of the student's first course. */
export const courseOf = (known: Known): number => need(firstItem(known, 1), 'course');
/** The id of the student's first diagnostic test. */
const testOf = (known: Known): number => need(firstItem(known, 2), 'diagnostic test');

const ofCourse = (known: Known) => ({ StudentId: known.studentId, CoursePublishedId: courseOf(known) });
const moduleOf = (known: Known) =>
  need(rowsIn(known.value('Course/GetCourseModule')['Modules'])[0]?.['Id'], 'module in the course');
const topicWith = (known: Known, list: 'TopicLessonDtos' | 'SubTopicDtos') =>
  known.rows('Course/GetModuleDetail').find((topic) => rowsIn(topic[list]).length > 0);

/** `decodeTopics` needs a module id, which it sets on each lesson; any number will do for the check. */
const topics: Decoder = (sent) => decodeTopics(sent, 0);

/** Courses, lessons, assessments, schedule and videos. */
export const courseReads: readonly Read[] = [
  read(
    'Course/PagedStudentCourse',
    ({ userId }) => ({ body: { ...firstPage('Id', 'ASC', 50), StudentUserId: userId, LastDisplayIndex: 3 } }),
    decodeCoursePage,
  ),
  read('Course/GetStudentCourses', nothing, decodeCourseList),
  read('Course/GetStudentCoursesAndDiagnosticTests', nothing, decodeCourseList),
  read('Course/GetCourseById', (known) => ({ query: { id: courseOf(known) } }), decodeSelectedCourse),
  read(
    'Course/GetCourseResetStatus',
    (known) => ({ body: { CoursePublishedId: courseOf(known) } }),
    decodeResetInProgress,
  ),
  read('Course/GetCourseModule', (known) => ({ body: ofCourse(known) }), decodeCourseModules),
  read(
    'Course/GetModuleDetail',
    (known) => ({ body: { ...ofCourse(known), StudentUserId: known.userId, ModuleId: moduleOf(known) } }),
    topics,
  ),
  read('Course/GetCourseTopic', (known) => ({ body: { ...ofCourse(known), ModuleId: moduleOf(known) } }), topics),
  read('Course/GetCourseTopicLesson', (known) => ({
    body: { ...ofCourse(known), TopicId: need(topicWith(known, 'TopicLessonDtos')?.['Id'], 'topic with lessons') },
  })),
  read('Course/GetCourseSubTopic', (known) => ({
    body: { ...ofCourse(known), TopicId: need(topicWith(known, 'SubTopicDtos')?.['Id'], 'topic with subtopics') },
  })),
  read('Course/GetCourseSubTopicLesson', (known) => ({
    body: {
      ...ofCourse(known),
      SubTopicId: need(rowsIn(topicWith(known, 'SubTopicDtos')?.['SubTopicDtos'])[0]?.['Id'], 'subtopic'),
    },
  })),
  read(
    'Course/GetCourseStudentProgress',
    (known) => ({ body: ofCourse(known) }),
    decodeStudentProgress,
    decodePracticeProgress,
  ),
  read(
    'Course/GetCourseStudySchedule',
    (known) => ({ body: { CoursePublishedId: courseOf(known) } }),
    decodeStudySchedule,
  ),
  read(
    'StudySchedule/GetAttachments',
    (known) => ({
      body: {
        StudyScheduleId: need(
          known.value('Course/GetCourseStudySchedule')['StudyScheduleId'],
          'schedule of the course',
        ),
      },
    }),
    decodeScheduleAttachments,
  ),
  read(
    'Assessment/Module',
    (known) => ({ body: { StudentUserId: known.userId, CoursePublishedId: courseOf(known) } }),
    decodeCourseAssessment,
  ),
  read(
    'Assessment/ModuleDetail',
    (known) => ({
      body: {
        StudentUserId: known.userId,
        CoursePublishedId: courseOf(known),
        ModuleId: need(rowsIn(known.value('Assessment/Module')['ModuleDtos'])[0]?.['Id'], 'module with assessments'),
      },
    }),
    topics,
  ),
  read(
    'DiagnosticTest/GetDiagnosticTest',
    (known) => ({ query: { diagnosticTestId: testOf(known) } }),
    decodeDiagnosticTest,
  ),
  read('Videos/GetActiveCourseHasVideo', nothing, decodeCourseVideos),
  read(
    'Videos/GetVideoEmbedCode',
    (known) => {
      const ofACourse = known.rows('Videos/GetActiveCourseHasVideo').find((row) => row['CoursePublishedId']);
      const id = need(ofACourse?.['CoursePublishedId'], 'course with a video');
      return { body: { CoursePublishedId: id, DiagnosticTestId: null } };
    },
    decodeVideoEmbed,
  ),
];
