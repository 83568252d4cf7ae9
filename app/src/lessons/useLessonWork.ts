import { fetchDocument, noteOpened, resetLesson } from '@portal/data/lessons';
import { lessonAddress, reportAddress, type Lesson, type LessonWork, type LessonWorks } from '@portal/domain/lessons';
import { asFailure } from '@portal/domain/shared';
import { useCallback, useRef, useState } from 'react';
import { saveFile } from '../calendar-file/calendar-file.ts';
import { useServices } from '../services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';

/** What a student does with lessons, and what goes on with each. Its functions are stable. */
interface LessonTools {
  works: LessonWorks;
  /** In the turn of the press: opens the lesson's tab, or fetches its document. */
  open: (lesson: Lesson, module: number) => void;
  openReport: (lesson: Lesson, module: number) => void;
  /** The link that stands in for a blocked tab was pressed: it opens what the press before did not. */
  followLink: (lesson: Lesson, module: number) => void;
  reset: (lesson: Lesson, module: number) => void;
  /** Asks again for what is in a module. */
  reload: (module: number) => void;
}

/**
 * Opens, fetches and resets lessons (002 §4): one request an intent, however often it is pressed.
 *
 * @param ask asks again for a module; false when that failed. Keep it stable.
 * @param onOpened told of every lesson that was opened, or whose document was asked for. Keep it stable.
 */
export function useLessonWork(
  ask: (module: number) => Promise<boolean>,
  onOpened: (lesson: Lesson, module: number) => void,
): LessonTools {
  const { client, config, openTab } = useServices();
  const [works, setWorks] = useState<LessonWorks>(new Map());
  // A second press arrives before the first has been drawn.
  const busy = useRef(new Set<number>());
  // Lesson -> its module: reset at the server, and shown as resetting until the module is there anew.
  const wasReset = useRef(new Map<number, number>());
  // Lesson -> what no tab opened for, shown until its module is there anew.
  const blocked = useRef(new Map<number, { module: number; opens: 'lesson' | 'report' }>());

  const note = useCallback((lesson: number, work: LessonWork | null) => {
    blocked.current.delete(lesson);
    setWorks((now) => {
      const next = new Map(now);
      if (work) next.set(lesson, work);
      else next.delete(lesson);
      return next;
    });
  }, []);

  const reload = useCallback(
    async (module: number) => {
      // Only what was reset before the question is in its answer.
      const fresh = [...wasReset.current].filter(([, its]) => its === module).map(([lesson]) => lesson);
      if (!(await ask(module))) return;
      for (const lesson of fresh) {
        wasReset.current.delete(lesson);
        busy.current.delete(lesson);
        note(lesson, null);
      }
      for (const [lesson, its] of blocked.current) if (its.module === module) note(lesson, null);
    },
    [ask, note],
  );

  /** In a tab of its own; else the lesson gets a link to it. Whether it opened. */
  const inTab = useCallback(
    (lesson: Lesson, module: number, opens: 'lesson' | 'report', address: string) => {
      const opened = openTab(address) !== null;
      note(lesson.id, opened ? null : { step: 'blocked', address });
      if (!opened) blocked.current.set(lesson.id, { module, opens });
      return opened;
    },
    [note, openTab],
  );

  const wasOpened = useCallback(
    (lesson: Lesson, module: number) => {
      onOpened(lesson, module);
      void noteOpened(client, lesson);
    },
    [client, onOpened],
  );

  const visitor = useCallback(
    () => ({ mainAppUrl: config.mainAppUrl, token: credentialsFromCookies().token, windowWidth: window.innerWidth }),
    [config],
  );

  const fetchFile = useCallback(
    async (lesson: Lesson, name: string, module: number) => {
      note(lesson.id, { step: 'opening' });
      try {
        saveFile(await fetchDocument(client, lesson), name);
        note(lesson.id, null);
        void reload(module);
      } catch (thrown) {
        const failure = asFailure(thrown);
        const missing = failure.kind === 'serverDown' && failure.status > 0;
        note(lesson.id, missing ? { step: 'fileMissing' } : { step: 'failed', during: 'opening', failure });
      } finally {
        busy.current.delete(lesson.id);
      }
    },
    [client, note, reload],
  );

  const open = useCallback(
    (lesson: Lesson, module: number) => {
      if (lesson.lock !== null || busy.current.has(lesson.id)) return;
      if (lesson.opening.kind === 'document') {
        busy.current.add(lesson.id);
        onOpened(lesson, module);
        void fetchFile(lesson, lesson.opening.fileName ?? lesson.name, module);
        return;
      }
      const address = lessonAddress(lesson, visitor());
      if (address !== null && inTab(lesson, module, 'lesson', address)) wasOpened(lesson, module);
    },
    [fetchFile, inTab, onOpened, visitor, wasOpened],
  );

  const openReport = useCallback(
    (lesson: Lesson, module: number) => {
      const address = reportAddress(lesson, visitor());
      if (address !== null) inTab(lesson, module, 'report', address);
    },
    [inTab, visitor],
  );

  const followLink = useCallback(
    (lesson: Lesson, module: number) => {
      if (blocked.current.get(lesson.id)?.opens === 'lesson') wasOpened(lesson, module);
    },
    [wasOpened],
  );

  const reset = useCallback(
    async (lesson: Lesson, module: number) => {
      if (busy.current.has(lesson.id)) return;
      busy.current.add(lesson.id);
      note(lesson.id, { step: 'resetting' });
      try {
        await resetLesson(client, lesson);
      } catch (thrown) {
        busy.current.delete(lesson.id);
        note(lesson.id, { step: 'failed', during: 'resetting', failure: asFailure(thrown) });
        return;
      }
      wasReset.current.set(lesson.id, module);
      await reload(module);
    },
    [client, note, reload],
  );

  return {
    works,
    open,
    openReport,
    followLink,
    reset: useCallback((lesson: Lesson, module: number) => void reset(lesson, module), [reset]),
    reload: useCallback((module: number) => void reload(module), [reload]),
  };
}
