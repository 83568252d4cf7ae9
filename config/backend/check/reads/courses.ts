import { decodeCourseAssessment, decodeDiagnosticTest } from '@portal/domain/assessments';
import { decodeCourseList, decodeCoursePage, decodePracticeProgress } from '@portal/domain/courses';
import { decodeCourseModules, decodeResetInProgress, decodeSelectedCourse, decodeTopics } from '@portal/domain/lessons';
import { decodeStudentProgress } from '@portal/domain/progress';
import { decodeScheduleAttachments, decodeStudySchedule } from '@portal/domain/schedule';
import { decodeCourseVideos, decodeVideoEmbed } from '@portal/domain/videos';
import { need, rowsIn, type Responses } from '../responses.ts';
import { firstPage, nothing, read, type Decoder, type Read } from '../read.ts';

/** Returns the id of the first row with this item type in the list of courses and tests. */
const firstItem = (responses: Responses, itemType: number) =>
  responses.rows('Course/GetStudentCoursesAndDiagnosticTests').find((row) => row['ItemType'] === itemType)?.['Id'];

/** The published id of the student's first course. */
export const courseOf = (responses: Responses): number => need(firstItem(responses, 1), 'course');
/** The id of the student's first diagnostic test. */
const testOf = (responses: Responses): number => need(firstItem(responses, 2), 'diagnostic test');

const ofCourse = (responses: Responses) => ({ StudentId: responses.studentId, CoursePublishedId: courseOf(responses) });
const moduleOf = (responses: Responses) =>
  need(rowsIn(responses.value('Course/GetCourseModule')['Modules'])[0]?.['Id'], 'module in the course');
const topicWith = (responses: Responses, list: 'TopicLessonDtos' | 'SubTopicDtos') =>
  responses.rows('Course/GetModuleDetail').find((topic) => rowsIn(topic[list]).length > 0);

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
  read('Course/GetCourseById', (responses) => ({ query: { id: courseOf(responses) } }), decodeSelectedCourse),
  read(
    'Course/GetCourseResetStatus',
    (responses) => ({ body: { CoursePublishedId: courseOf(responses) } }),
    decodeResetInProgress,
  ),
  read('Course/GetCourseModule', (responses) => ({ body: ofCourse(responses) }), decodeCourseModules),
  read(
    'Course/GetModuleDetail',
    (responses) => ({
      body: { ...ofCourse(responses), StudentUserId: responses.userId, ModuleId: moduleOf(responses) },
    }),
    topics,
  ),
  read(
    'Course/GetCourseTopic',
    (responses) => ({ body: { ...ofCourse(responses), ModuleId: moduleOf(responses) } }),
    topics,
  ),
  read('Course/GetCourseTopicLesson', (responses) => ({
    body: {
      ...ofCourse(responses),
      TopicId: need(topicWith(responses, 'TopicLessonDtos')?.['Id'], 'topic with lessons'),
    },
  })),
  read('Course/GetCourseSubTopic', (responses) => ({
    body: {
      ...ofCourse(responses),
      TopicId: need(topicWith(responses, 'SubTopicDtos')?.['Id'], 'topic with subtopics'),
    },
  })),
  read('Course/GetCourseSubTopicLesson', (responses) => ({
    body: {
      ...ofCourse(responses),
      SubTopicId: need(rowsIn(topicWith(responses, 'SubTopicDtos')?.['SubTopicDtos'])[0]?.['Id'], 'subtopic'),
    },
  })),
  read(
    'Course/GetCourseStudentProgress',
    (responses) => ({ body: ofCourse(responses) }),
    decodeStudentProgress,
    decodePracticeProgress,
  ),
  read(
    'Course/GetCourseStudySchedule',
    (responses) => ({ body: { CoursePublishedId: courseOf(responses) } }),
    decodeStudySchedule,
  ),
  read(
    'StudySchedule/GetAttachments',
    (responses) => ({
      body: {
        StudyScheduleId: need(
          responses.value('Course/GetCourseStudySchedule')['StudyScheduleId'],
          'schedule of the course',
        ),
      },
    }),
    decodeScheduleAttachments,
  ),
  read(
    'Assessment/Module',
    (responses) => ({ body: { StudentUserId: responses.userId, CoursePublishedId: courseOf(responses) } }),
    decodeCourseAssessment,
  ),
  read(
    'Assessment/ModuleDetail',
    (responses) => ({
      body: {
        StudentUserId: responses.userId,
        CoursePublishedId: courseOf(responses),
        ModuleId: need(
          rowsIn(responses.value('Assessment/Module')['ModuleDtos'])[0]?.['Id'],
          'module with assessments',
        ),
      },
    }),
    topics,
  ),
  read(
    'DiagnosticTest/GetDiagnosticTest',
    (responses) => ({ query: { diagnosticTestId: testOf(responses) } }),
    decodeDiagnosticTest,
  ),
  read('Videos/GetActiveCourseHasVideo', nothing, decodeCourseVideos),
  read(
    'Videos/GetVideoEmbedCode',
    (responses) => {
      const ofACourse = responses.rows('Videos/GetActiveCourseHasVideo').find((row) => row['CoursePublishedId']);
      const id = need(ofACourse?.['CoursePublishedId'], 'course with a video');
      return { body: { CoursePublishedId: id, DiagnosticTestId: null } };
    },
    decodeVideoEmbed,
  ),
];
