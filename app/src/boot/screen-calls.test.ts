// @vitest-environment jsdom
import type { CallSpec } from '@portal/data/client';
import { describe, expect, test } from 'vitest';
import { prefetch as availableCourses } from '../appointments/AvailableCoursesContainer.tsx';
import { prefetch as teacherMeeting } from '../appointments/TeacherMeetingContainer.tsx';
import { prefetch as appointments } from '../appointments/MeetingsContainer.tsx';
import { prefetch as bookedMeetings } from '../appointments/BookedMeetingsContainer.tsx';
import { prefetch as assessments } from '../assessments/AssessmentListContainer.tsx';
import { prefetch as diagnosticTest } from '../assessments/DiagnosticTestContainer.tsx';
import { prefetch as assessment } from '../assessments/AssessmentContainer.tsx';
import { prefetch as course } from '../courses/CourseContainer.tsx';
import { prefetch as courses } from '../courses/CourseListContainer.tsx';
import { prefetch as events } from '../events/EventsContainer.tsx';
import { prefetch as lessons } from '../lessons/LessonsContainer.tsx';
import { prefetch as liveClasses } from '../live-classes/LiveClassesContainer.tsx';
import { prefetch as messages } from '../messages/MessagesContainer.tsx';
import { prefetch as addBuyCourse } from '../packages/AddBuyCourseContainer.tsx';
import { prefetch as myPackages } from '../packages/MyPackagesContainer.tsx';
import { prefetch as profile } from '../profile/ProfileContainer.tsx';
import { prefetch as progress } from '../progress/StudentProgressContainer.tsx';
import { prefetch as schedule } from '../schedule/StudyScheduleContainer.tsx';
import { prefetch as videos } from '../videos/VideoListContainer.tsx';
import { calledAhead, STUDENT, type Prefetch } from '../testing/called-ahead.ts';
import { screenCalls, type Opened } from './screen-calls.ts';

const opened = (path: string, search = ''): Opened => ({ ...STUDENT, path, search, lastModule: () => null });

/** What the server is sent: equal requests are one. */
const sent = ({ path, method, query, body }: CallSpec) => ({ path, method, query, body });

const ANSWERS: Readonly<Record<string, unknown>> = {
  'LiveClass/GetStudentCourses': [{ CoursePublishedId: 5 }, { CoursePublishedId: 7 }],
  'Course/GetCourseModule': {
    Modules: [1, 2].map((Id) => ({ Id, Name: `Module ${Id}`, IsModulePackageActive: Id === 2 })),
    IsLocked: false,
  },
  'Course/GetCourseResetStatus': { IsResetInProgress: false },
};

const SCREENS: readonly [path: string, Prefetch, calls: number][] = [
  ['/Appointments', appointments, 1],
  ['/AvailableCourses', availableCourses, 1],
  ['/BookedMeetings', bookedMeetings, 1],
  ['/DiagnosticTest/301', diagnosticTest, 1],
  ['/Event', events, 1],
  ['/Lesson/101', lessons, 4],
  ['/LiveClassList', liveClasses, 4],
  ['/Message', messages, 1],
  ['/MyAssessment/101', assessment, 1],
  ['/MyAssessmentList', assessments, 1],
  ['/MyCourse/101', course, 2],
  ['/MyCourseList', courses, 1],
  ['/MyPackages', myPackages, 1],
  ['/Profile', profile, 1],
  ['/StudentProgress/101', progress, 3],
  ['/StudySchedule/101', schedule, 2],
  ['/TeacherMeeting/101', teacherMeeting, 2],
  ['/VideoList', videos, 1],
];

test.each(SCREENS)('what %s begins with is what its code asks for', async (path, prefetch, calls) => {
  const { first, next } = screenCalls(opened(path));
  const following = next?.(first.map((call) => ANSWERS[call.path]));
  const early = [...first, ...(following ? [following] : [])].map(sent);
  expect(early).toHaveLength(calls);
  const own = await calledAhead(prefetch, { params: { id: path.split('/')[2] } }, ANSWERS);
  expect(own.map(sent)).toEqual(expect.arrayContaining(early));
});

test.each<[string, Prefetch, string, string, object?]>([
  ['where another tab is open', myPackages, '', 'tab=completed'],
  ['where the wizard is open', teacherMeeting, '101', 'type=5'],
  ['without an id', schedule, 'none', ''],
  [
    'where the school has a page of its own',
    addBuyCourse,
    '',
    '',
    { UpgradePackageOverrideUrl: 'https://main.example/own' },
  ],
])('a screen prefetches nothing %s', async (_name, prefetch, id, search, account) => {
  const address = { params: { id }, search: new URLSearchParams(search) };
  expect(await calledAhead(prefetch, address, {}, account)).toEqual([]);
});

test('adding a course prefetches the courses', async () => {
  expect((await calledAhead(addBuyCourse, {})).map(({ path }) => path)).toEqual(['Package/GetAvailableCourse']);
});

describe('nothing is asked for where the address', () => {
  test.each([
    ['says which tab or search', '/Event', '?tab=past'],
    ['opens the wizard', '/TeacherMeeting/101', '?type=5'],
    ['says which tab', '/MyPackages', '?tab=completed'],
    ['has no id', '/Lesson', ''],
    ['has an id that is none', '/Lesson/0', ''],
    ['has the id of another system', '/Lesson/3f2504e0-4f89-11d3-9a0c-0305e82c3301', ''],
    ['has more than its screen', '/Event/5', ''],
    ['is of a screen without such calls', '/Help', ''],
    ['is the dashboard’s', '/', ''],
    ['names what every object has', '/constructor', ''],
  ])('%s', (_name, path, search) => {
    expect(screenCalls(opened(path, search))).toEqual({ first: [] });
  });
});

test('the search of a lesson page names a lesson of the same course', () => {
  const calls = (path: string, search: string) => screenCalls(opened(path, search)).first.map(sent);
  expect(calls('/lesson/101', '?lesson=5')).toEqual(calls('/Lesson/101', ''));
});
