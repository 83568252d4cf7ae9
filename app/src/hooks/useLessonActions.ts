import { useLessonDocument, useResetLesson, type FetchedModule } from '@portal/data/lessons';
import { actionStates, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import { saveFile } from './calendar-file.ts';
import { useLessonTab } from './useLessonTab.ts';

/** What a student does with lessons, and what goes on with each: as the screens with lessons take it. */
interface LessonActionProps {
  actionStates: ReadonlyMap<number, LessonActionState>;
  onOpenLesson: (lesson: Lesson) => void;
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  onFollowLink: (lesson: Lesson) => void;
}

/**
 * Opens, downloads and resets lessons (002 §4): with one lesson, one thing at a time.
 *
 * @param modules what was fetched of the course's modules
 * @param onOpened told of every lesson that was opened, or whose document was asked for
 */
export function useLessonActions(
  course: number,
  modules: ReadonlyMap<number, FetchedModule>,
  onOpened: (lesson: Lesson) => void,
): LessonActionProps {
  const tab = useLessonTab((module) => modules.get(module)?.fetchedAt ?? 0, onOpened);
  const download = useLessonDocument(course, saveFile);
  const reset = useResetLesson(course);
  const states = actionStates({ downloads: download.submissions, resets: reset.submissions, blocked: tab.blocked });

  /** Begins something with a lesson: what was said of it before is read. False while something goes on with it. */
  function begin({ id }: Lesson): boolean {
    if (states.get(id)?.status === 'pending') return false;
    for (const forget of [download.reset, reset.reset, tab.forget]) forget(id);
    return true;
  }

  return {
    actionStates: states,
    onOpenLesson: (lesson) => {
      if (lesson.lock !== null || !begin(lesson)) return;
      if (lesson.opening.kind !== 'document') return tab.openLesson(lesson);
      onOpened(lesson);
      download.submit(lesson);
    },
    onResetLesson: (lesson) => {
      if (begin(lesson)) reset.submit(lesson);
    },
    onOpenReport: (lesson) => {
      if (begin(lesson)) tab.openReport(lesson);
    },
    onFollowLink: tab.followLink,
  };
}
