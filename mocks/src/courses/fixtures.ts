import { decodeCourseList, type StudentCourseWire } from '@portal/domain/courses';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';

const base: StudentCourseWire = {
  Id: 101,
  ItemType: 1,
  CourseCode: 'PTE',
  CourseName: 'PTE Academic in 6 weeks',
  CourseDescription:
    'Build speaking and writing skills week by week, with timed practice and feedback from a teacher after every task you submit.',
  IconSource: 2,
  IconValue: 'fa fa-microphone',
  Status: 4,
  CourseStatus: 1,
  ProgressStatus: 'In Progress',
  Display: true,
};

/** Course rows by name, as the server sends them. */
export const courseWires = {
  inProgress: base,
  notStarted: {
    ...base,
    Id: 102,
    CourseCode: 'IELTS Academic',
    CourseName: 'IELTS Academic: Writing Task 2',
    CourseDescription:
      'Plan, write and check a full essay in 40 minutes. Includes model answers and common mistakes to avoid on the day.',
    IconValue: 'fa fa-pencil',
    ProgressStatus: 'Not Started',
  },
  diagnosticTest: {
    ...base,
    Id: 301,
    ItemType: 2,
    CourseName: 'PTE diagnostic test',
    CourseDescription: 'Find out where you stand in 30 minutes, and get a short plan for the weeks ahead.',
    IconSource: 1,
    IconValue: null,
    ProgressStatus: 'Completed',
  },
  imageIcon: {
    ...base,
    Id: 103,
    CourseCode: 'OET 2.0',
    CourseName: 'OET 2.0 for nurses: role plays',
    CourseDescription: 'Practise the consultations that come up most often.',
    IconSource: 3,
    IconValue: '/school/icons/oet.svg',
    ProgressStatus: 'Not Started',
  },
  noDescription: {
    ...base,
    Id: 104,
    CourseCode: 'TOEFL',
    CourseName: 'TOEFL iBT listening',
    CourseDescription: null,
    IconValue: 'fa fa-headphones',
    ProgressStatus: 'In Progress',
  },
  maintenance: {
    ...base,
    Id: 105,
    CourseName: 'PTE Core: summarise spoken text',
    CourseDescription: 'Short lectures, one-sentence summaries and instant scoring.',
    IconValue: 'fa fa-file-text',
    CourseStatus: 2,
    ProgressStatus: 'In Progress',
  },
  expired: {
    ...base,
    Id: 106,
    CourseCode: 'IELTS General',
    CourseName: 'IELTS General: letters',
    CourseDescription: 'Formal, semi-formal and personal letters with examples for each band.',
    IconValue: 'fa fa-envelope',
    Status: 16,
    ProgressStatus: 'Completed',
  },
  archived: {
    ...base,
    Id: 107,
    CourseName: 'PTE Academic 2024',
    CourseDescription: 'The course before the change of the test format in 2025.',
    IconSource: 1,
    IconValue: null,
    Status: 8,
    ProgressStatus: 'Completed',
  },
  longWords: {
    ...base,
    Id: 108,
    CourseName:
      'Canadian English Language Proficiency practice: speaking, listening, reading and writing for permanent residency applicants',
    CourseDescription:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch appears once, to show that a very long word does not break the card it stands in.',
    IconSource: 1,
    IconValue: null,
    ProgressStatus: 'Not Started',
  },
  chinese: {
    ...base,
    Id: 109,
    CourseName: 'PTE 学术类：六周备考课程',
    CourseDescription:
      '每周提升口语与写作，配有限时练习和教师反馈，帮助你稳步达到目标分数，适合已有中级英语基础并计划在两个月内参加考试的学员。课程还包含每周一次的直播答疑、词汇与语法复习，以及考前一周的完整模拟测试与评分报告讲解。',
    ProgressStatus: 'In Progress',
  },
} as const satisfies Record<string, StudentCourseWire>;

/** The decoded courses. */
export const courses = mapped(courseWires, (wire) => decodeCourseList([wire], fixtureContext).rows[0]);

/** The list of an active student: every status once, in the order of the server. */
export const everyCourseWire: StudentCourseWire[] = [
  courseWires.inProgress,
  courseWires.notStarted,
  courseWires.imageIcon,
  courseWires.noDescription,
  courseWires.maintenance,
  courseWires.expired,
  courseWires.archived,
  courseWires.diagnosticTest,
];
