import { appointmentsCall } from '@portal/data/appointments';
import { assessmentCall } from '@portal/data/assessments';
import type { CallSpec } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { eventsCall } from '@portal/data/events';
import { courseCall, modulesCall, resetStatusCall, topicsCall } from '@portal/data/lessons';
import { liveClassCoursesCall, liveClassesCall, nextClassesCall, showsLibraryCall } from '@portal/data/live-classes';
import { conversationsCall } from '@portal/data/messages';
import { profileCall } from '@portal/data/profile';
import { courseVideosCall } from '@portal/data/videos';
import { moduleToShow } from '@portal/domain/lessons';

/** Whose screen it is, and what is known of it before its code is there. */
export interface Opened {
  userId: number;
  studentId: number;
  /** Of the page, without the deployment's base. */
  path: string;
  search: string;
  /** The module of the lesson that was opened last on this device, where that is in this course; null = none. */
  lastModule: (course: number) => number | null;
}

/** What a screen asks the server for at first. */
export interface ScreenCalls {
  first: readonly CallSpec[];
  /**
   * The call that needs their answers: of each its value as it was received, null where it failed. Null where they are not
   * the ones expected.
   */
  next?: (values: readonly unknown[]) => CallSpec | null;
}

const only = (...first: CallSpec[]): ScreenCalls => ({ first });

interface ModulesValue {
  IsLocked?: unknown;
  Modules: { Id: number; IsModulePackageActive?: unknown; Name: string }[];
}

/** What the lesson page begins with: also the lessons of the module that it shows. */
function lessonCalls(course: number, { userId, studentId, search, lastModule }: Opened): ScreenCalls {
  return {
    first: [modulesCall(studentId, course), resetStatusCall(course), courseCall(course)],
    next: ([answer, reset]) => {
      const { IsLocked: allLocked, Modules: sent } = answer as ModulesValue;
      const { IsResetInProgress: resetting } = reset as { IsResetInProgress?: unknown };
      const modules = sent.map((one) => ({ id: one.Id, name: one.Name, locked: one.IsModulePackageActive !== true }));
      const asked = Number(new URLSearchParams(search).get('module'));
      const shown = moduleToShow(modules, asked, lastModule(course));
      if (allLocked !== false || resetting !== false || !shown || shown.locked) return null;
      return topicsCall('lessons', { userId, studentId, course }, shown.id);
    },
  };
}

/** What the live classes begin with: also those that come, which are asked for by the student's courses. */
const liveClassCalls: ScreenCalls = {
  first: [liveClassCoursesCall, showsLibraryCall, nextClassesCall],
  next: ([sent]) => {
    const courses = (sent as { CoursePublishedId: number }[]).map((one) => one.CoursePublishedId);
    return liveClassesCall('upcoming', '', courses, 0);
  },
};

/** The calls of a screen of one course; by the first part of the path. Each is one that the screen's own `prefetch` makes. */
function callsOfCourse(screen: string, course: number, opened: Opened): ScreenCalls {
  const { userId, studentId } = opened;
  switch (screen) {
    case 'mycourse':
      return only(courseCall(course), modulesCall(studentId, course));
    case 'lesson':
      return lessonCalls(course, opened);
    case 'myassessment':
      return only(assessmentCall(userId, course));
    default:
      return only();
  }
}

/** The calls of a screen whose address says nothing more: no id, no tab, no search. */
function callsOfPlain(screen: string, userId: number): ScreenCalls {
  switch (screen) {
    case 'mycourselist':
      return only(studentCoursesCall(userId));
    case 'liveclasslist':
      return liveClassCalls;
    case 'videolist':
      return only(courseVideosCall);
    case 'appointments':
    case 'bookedmeetings':
      return only(appointmentsCall(0));
    case 'event':
      return only(eventsCall('upcoming', '', 0));
    case 'profile':
      return only(profileCall(userId));
    case 'message':
      return only(conversationsCall('active', '', 0));
    default:
      return only();
  }
}

/** The calls that a screen begins with, as far as its address says them. */
export function screenCalls(opened: Opened): ScreenCalls {
  const { path, search, userId } = opened;
  const [, screen = '', id = ''] = path.toLowerCase().split('/');
  if (/^[1-9]\d{0,14}$/.test(id)) return callsOfCourse(screen, Number(id), opened);
  return id === '' && search === '' ? callsOfPlain(screen, userId) : only();
}
