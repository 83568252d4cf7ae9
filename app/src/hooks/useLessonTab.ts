import { useMarkLessonRead } from '@portal/data/lessons';
import { lessonHref, reportHref, type Lesson } from '@portal/domain/lessons';
import type { SafeHref } from '@portal/domain/shared';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../portal/services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

/** A tab that the browser blocked. */
interface BlockedTab {
  lesson: Lesson;
  opens: 'lesson' | 'report';
  href: SafeHref;
  /** When the lesson's module was fetched, in ms since 1970. A later fetch hides the link. */
  fetchedAt: number;
}

interface LessonTabs {
  /** Call it in the event handler of the click, else the browser blocks the tab as a popup. */
  openLesson: (lesson: Lesson) => void;
  openReport: (lesson: Lesson) => void;
  /** Call it when the link shown for a blocked tab is followed. */
  followLink: (lesson: Lesson) => void;
  /** The links shown for blocked tabs, by lesson id, until the lesson's module is refetched. */
  blocked: ReadonlyMap<number, SafeHref>;
  /** Removes the link of a lesson. */
  forget: (lesson: number) => void;
}

/**
 * Opens lessons and their reports in new tabs, and marks opened lessons as read at the server (002 §4).
 *
 * @param fetchedAt when a module was last fetched, in ms since 1970
 * @param onOpened called with every lesson that was opened
 */
export function useLessonTab(fetchedAt: (module: number) => number, onOpened: (lesson: Lesson) => void): LessonTabs {
  const { config, openTab } = useServices();
  const markRead = useMarkLessonRead();
  const [blocked, setBlocked] = useState<readonly BlockedTab[]>([]);
  const shown = blocked.filter((one) => one.fetchedAt === fetchedAt(one.lesson.module));

  function handleOpened(lesson: Lesson) {
    onOpened(lesson);
    markRead(lesson);
  }
  const forget = (lesson: number) => setBlocked((all) => all.filter((one) => one.lesson.id !== lesson));
  /** Returns the URL with the current token. */
  function hrefOf(lesson: Lesson, opens: BlockedTab['opens']): SafeHref | null {
    const { token } = credentialsFromCookies();
    const visitor = { mainAppUrl: config.mainAppUrl, own: location.href, token, windowWidth: window.innerWidth };
    return opens === 'lesson' ? lessonHref(lesson, visitor) : reportHref(lesson, visitor);
  }
  const open = (lesson: Lesson, opens: BlockedTab['opens']) => {
    const href = hrefOf(lesson, opens);
    if (href === null) return;
    if (openTab(href) === null) {
      setBlocked((all) => [...all, { lesson, opens, href, fetchedAt: fetchedAt(lesson.module) }]);
    } else if (opens === 'lesson') handleOpened(lesson);
  };

  return {
    openLesson: (lesson) => open(lesson, 'lesson'),
    openReport: (lesson) => open(lesson, 'report'),
    followLink: (lesson) => {
      // Synchronously, before the browser follows the link: the token may have been replaced since the tab was blocked.
      flushSync(() =>
        setBlocked((all) =>
          all.map((one) =>
            one.lesson.id === lesson.id ? { ...one, href: hrefOf(one.lesson, one.opens) ?? one.href } : one,
          ),
        ),
      );
      if (shown.some((one) => one.lesson.id === lesson.id && one.opens === 'lesson')) handleOpened(lesson);
    },
    blocked: new Map(shown.map(({ lesson, href }) => [lesson.id, href])),
    forget,
  };
}
