import type { LessonWire, SubTopicWire, TopicWire } from '@portal/domain/lessons';
import { courseContent } from '../lessons/fixtures.ts';
import { topicsOf } from '../lessons/model.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { Student } from '../backend/model.ts';
import { call, type MakeHandler } from '../backend/route.ts';
import { moduleDetail } from './model.ts';

const COURSE = { StudentId: 'number', CoursePublishedId: 'number' } as const;

/** Returns the topics of all modules of a course; none for a course that the student does not have. */
function allTopics(student: Student, course: number): TopicWire[] {
  if (!student.courses.some(({ Id, ItemType }) => Id === course && ItemType === 1)) return [];
  return courseContent(course).Modules.flatMap(({ Id }) => {
    const topics = topicsOf(student, course, Id);
    return Array.isArray(topics) ? topics : [];
  });
}

const topicOf = (student: Student, course: number, id: number) =>
  allTopics(student, course).find((topic) => topic.Id === id);

/** Course/GetCourseTopic. */
function topics(student: Student, course: number, module: number): Answer<TopicWire[]> {
  const whole = moduleDetail(student, course, module);
  return Array.isArray(whole) ? whole.map((topic) => ({ ...topic, TopicLessonDtos: [], SubTopicDtos: [] })) : whole;
}

/** Course/GetCourseTopicLesson. */
const topicLessons = (student: Student, course: number, topic: number): Answer<LessonWire[]> =>
  topicOf(student, course, topic)?.TopicLessonDtos ?? refuse(['The topic is not found.'], null);

/** Course/GetCourseSubTopic. */
const subTopics = (student: Student, course: number, topic: number): Answer<SubTopicWire[]> =>
  topicOf(student, course, topic)?.SubTopicDtos.map((one) => ({ ...one, SubTopicLessonDtos: [] })) ??
  refuse(['The topic is not found.'], null);

/** Course/GetCourseSubTopicLesson. */
const subTopicLessons = (student: Student, course: number, id: number): Answer<LessonWire[]> =>
  allTopics(student, course)
    .flatMap(({ SubTopicDtos }) => SubTopicDtos)
    .find((one) => one.Id === id)?.SubTopicLessonDtos ?? refuse(['The subtopic is not found.'], null);

/** The calls of segment Course that the portal does not use, because it fetches lists and modules as a whole. */
export const unusedCourseCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'Course/GetStudentCourses' }, (student) =>
    student.courses.filter(({ ItemType }) => ItemType === 1),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseTopic', body: { ...COURSE, ModuleId: 'number' } },
    (student, { body }) => topics(student, body.CoursePublishedId, body.ModuleId),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseTopicLesson', body: { ...COURSE, TopicId: 'number' } },
    (student, { body }) => topicLessons(student, body.CoursePublishedId, body.TopicId),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseSubTopic', body: { ...COURSE, TopicId: 'number' } },
    (student, { body }) => subTopics(student, body.CoursePublishedId, body.TopicId),
  ),
  call(
    { method: 'POST', path: 'Course/GetCourseSubTopicLesson', body: { ...COURSE, SubTopicId: 'number' } },
    (student, { body }) => subTopicLessons(student, body.CoursePublishedId, body.SubTopicId),
  ),
];
