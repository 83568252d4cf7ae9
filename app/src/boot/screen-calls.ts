import {
  appointmentsCall,
  coursesWithAppointmentsCall,
  courseTeachersCall,
  courseTypesCall,
} from '@portal/data/appointments';
import { assessmentCall, diagnosticTestCall } from '@portal/data/assessments';
import type { CallSpec } from '@portal/data/client';
import { coursesAndTestsCall, studentCoursesCall } from '@portal/data/courses';
import { eventsCall } from '@portal/data/events';
import { courseCall, modulesCall, resetStatusCall, topicsCall } from '@portal/data/lessons';
import { liveClassCoursesCall, liveClassesCall, nextClassesCall, showsLibraryCall } from '@portal/data/live-classes';
import { conversationsCall } from '@portal/data/messages';
import { firstActivePackagesCall } from '@portal/data/packages';
import { profileCall } from '@portal/data/profile';
import { courseProgressCall } from '@portal/data/progress';
import { scheduleCall } from '@portal/data/schedule';
import { courseVideosCall } from '@portal/data/videos';
import { moduleToShow } from '@portal/domain/lessons';

/** The screen that is opened: its student, and what is known of it before its code has loaded. */
export interface Opened {
  userId: number;
  studentId: number;
  /** The path of the page, without the deployment's base. */
  path: string;
  search: string;
  /**
   * Returns the module of the lesson that was opened last on this device, where that lesson is in this course; null =
   * none.
   */
  lastModule: (course: number) => number | null;
}

/** The calls that a screen makes when it is opened. */
export interface ScreenCalls {
  first: readonly CallSpec[];
  /**
   * Returns the call that needs the responses of `first`. `values` are their values as received, null where a call
   * failed. Returns null where they are not the expected ones.
   */
  next?: (values: readonly unknown[]) => CallSpec | null;
  /** The first response has the courses whose tiles the page shows. */
  showsTiles?: boolean;
}

const only = (...first: CallSpec[]): ScreenCalls => ({ first });

interface ModulesValue {
  IsLocked?: unknown;
  Modules: { Id: number; IsModulePackageActive?: unknown; Name: string }[];
}

/** The first calls of the lesson page, including the lessons of the module that it shows. */
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

/**
 * The first calls of the live classes page, including the upcoming classes, which are requested by the student's
 * courses.
 */
const liveClassCalls: ScreenCalls = {
  first: [liveClassCoursesCall, showsLibraryCall, nextClassesCall],
  next: ([sent]) => {
    const courses = (sent as { CoursePublishedId: number }[]).map((one) => one.CoursePublishedId);
    return liveClassesCall('upcoming', '', courses, 0);
  },
};

/**
 * Returns the calls of a screen of one course, by the first segment of the path. The screen's own `prefetch` makes each
 * of them, too.
 */
function callsOfCourse(screen: string, course: number, opened: Opened): ScreenCalls {
  const { userId, studentId, search } = opened;
  switch (screen) {
    case 'mycourse':
      return only(courseCall(course), modulesCall(studentId, course));
    case 'lesson':
      return lessonCalls(course, opened);
    case 'myassessment':
      return only(assessmentCall(userId, course));
    case 'diagnostictest':
      return only(diagnosticTestCall(course));
    case 'studentprogress':
      return only(courseCall(course), resetStatusCall(course), courseProgressCall(studentId, course));
    case 'studyschedule':
      return only(courseCall(course), scheduleCall(course));
    case 'teachermeeting':
      // Search params open the wizard.
      if (search !== '') return only();
      return only(courseTypesCall(studentId, course), courseTeachersCall(studentId, course));
    default:
      return only();
  }
}

/** Returns the calls of a screen whose URL has nothing else: no id, no tab, no search. */
function callsOfPlain(screen: string, userId: number): ScreenCalls {
  switch (screen) {
    case 'mycourselist':
      return { first: [studentCoursesCall(userId)], showsTiles: true };
    case 'liveclasslist':
      return liveClassCalls;
    case 'myassessmentlist':
      return only(coursesAndTestsCall);
    case 'availablecourses':
      return only(coursesWithAppointmentsCall);
    case 'mypackages':
      return only(firstActivePackagesCall());
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

/** Returns the first calls of a screen, as far as its URL determines them. */
export function screenCalls(opened: Opened): ScreenCalls {
  const { path, search, userId } = opened;
  const [, screen = '', id = ''] = path.toLowerCase().split('/');
  if (/^[1-9]\d{0,14}$/.test(id)) return callsOfCourse(screen, Number(id), opened);
  return id === '' && search === '' ? callsOfPlain(screen, userId) : only();
}
