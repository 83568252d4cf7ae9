import { useMarkLessonRead } from '@portal/data/lessons';
import { lessonHref, reportHref, type Lesson } from '@portal/domain/lessons';
import type { SafeHref } from '@portal/domain/shared';
import { useState } from 'react';
import { useServices } from '../portal/services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

/** What the browser let no tab open for. */
interface BlockedTab {
  lesson: Lesson;
  opens: 'lesson' | 'report';
  href: SafeHref;
  /** DateTimeWithZone the lesson's module had been fetched. */
  fetchedAt: number;
}

interface LessonTabs {
  /** In the turn of the press, else the browser takes the tab for an advertisement. */
  openLesson: (lesson: Lesson) => void;
  openReport: (lesson: Lesson) => void;
  /** The link that stands in for a blocked tab was pressed: it opens what the press before did not. */
  followLink: (lesson: Lesson) => void;
  /** What stands in for blocked tabs, by lesson; until the lesson's module was fetched anew. */
  blocked: ReadonlyMap<number, SafeHref>;
  /** The link of a lesson is not wanted any more. */
  forget: (lesson: number) => void;
}

/**
 * Opens lessons and their reports in tabs of their own, and tells the server which lessons were opened (002 §4).
 *
 * @param fetchedAt when a module was fetched last, in ms since 1970
 * @param onOpened told of every lesson that was opened
 */
export function useLessonTab(fetchedAt: (module: number) => number, onOpened: (lesson: Lesson) => void): LessonTabs {
  const { config, openTab } = useServices();
  const markRead = useMarkLessonRead();
  const [blocked, setBlocked] = useState<readonly BlockedTab[]>([]);
  const shown = blocked.filter((one) => one.fetchedAt === fetchedAt(one.lesson.module));

  function wasOpened(lesson: Lesson) {
    onOpened(lesson);
    markRead(lesson);
  }
  const forget = (lesson: number) => setBlocked((all) => all.filter((one) => one.lesson.id !== lesson));
  const open = (lesson: Lesson, opens: BlockedTab['opens']) => {
    const { token } = credentialsFromCookies();
    const visitor = { mainAppUrl: config.mainAppUrl, own: location.href, token, windowWidth: window.innerWidth };
    const href = opens === 'lesson' ? lessonHref(lesson, visitor) : reportHref(lesson, visitor);
    if (href === null) return;
    if (openTab(href) === null) {
      setBlocked((all) => [...all, { lesson, opens, href, fetchedAt: fetchedAt(lesson.module) }]);
    } else if (opens === 'lesson') wasOpened(lesson);
  };

  return {
    openLesson: (lesson) => open(lesson, 'lesson'),
    openReport: (lesson) => open(lesson, 'report'),
    followLink: (lesson) => {
      if (shown.some((one) => one.lesson.id === lesson.id && one.opens === 'lesson')) wasOpened(lesson);
    },
    blocked: new Map(shown.map(({ lesson, href }) => [lesson.id, href])),
    forget,
  };
}
