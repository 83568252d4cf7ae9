import type { QueryCache } from '@portal/data/client';
import { cachedCourses, cachedPracticeProgress } from '@portal/data/courses';
import { cachedProgressFrameEnabled } from '@portal/data/progress';
import { cachedAppSetting } from '@portal/data/settings';
import { cachedMenu } from '@portal/data/shell';
import { earlyTiles, TILES_SHOWN, type Course } from '@portal/domain/courses';
import type { Account } from '@portal/domain/session';
import type { RuntimeConfig } from '@portal/domain/settings';
import { hiddenEntries, showsBell } from '@portal/domain/shell';
import { readLanguage } from '../appearance/appearance.ts';
import type { KeptPicture } from '../boot/first-picture/index.ts';
import { lastLessonOf, resumedCourse } from '../dashboard/resumed-course.ts';
import { zonesToShow } from '../session/zones-to-show.ts';

/** Returns the current notice of another zone; null = none. */
function zoneShown(timeZone: string): KeptPicture['zone'] {
  const language = readLanguage('en');
  const names = zonesToShow(timeZone, language);
  return names && { ...names, language, offset: new Date().getTimezoneOffset() };
}

/** Returns the resume card. */
function resumeShown(queries: QueryCache, studentId: number, courses: readonly Course[]): Pick<KeptPicture, 'resume'> {
  const { course, lesson } = resumedCourse(courses, lastLessonOf(studentId));
  if (!course) return { resume: null };
  const practice = cachedPracticeProgress(queries, studentId, course.id);
  return practice?.total
    ? { resume: { id: course.id, name: course.name, practice, checksLesson: lesson !== null } }
    : {};
}

/** Returns school, menu and tools. With role-based access, or the videos' other label, the menu is left to the code. */
function shellShown(
  queries: QueryCache,
  account: Account,
  { roleBasedAccess, videoLabelChange }: RuntimeConfig,
): Pick<KeptPicture, 'brand' | 'hidden' | 'tools'> {
  const setting = cachedAppSetting(queries);
  if (!setting) return {};
  const { locks, organisation } = setting;
  const { flags, messagesEnabled, unread = false } = cachedMenu(queries, account.userId);
  return {
    brand: { name: organisation.name, logo: account.mainLogoUrl ?? organisation.logoUrl },
    ...(flags &&
      !roleBasedAccess &&
      videoLabelChange && { hidden: hiddenEntries({ locks, flags, permissions: null }) }),
    ...(!roleBasedAccess && {
      tools: { bell: showsBell(locks, false), messages: messagesEnabled ? { unread } : null },
    }),
  };
}

/**
 * Returns what the dashboard shows, as far as it is in the query cache; null where the school's own page replaces the
 * courses, or the courses are not known.
 */
export function pictureShown(queries: QueryCache, account: Account, config: RuntimeConfig): KeptPicture | null {
  const { userId, studentId, firstName, timeZone } = account;
  const courses = cachedProgressFrameEnabled(queries) === false ? cachedCourses(queries, userId) : null;
  return (
    courses && {
      firstName,
      tiles: earlyTiles(courses.slice(0, TILES_SHOWN)),
      zone: timeZone === null ? null : zoneShown(timeZone),
      ...resumeShown(queries, studentId, courses),
      ...shellShown(queries, account, config),
    }
  );
}
