import { useLessonDocument, useResetLesson, type FetchedModule } from '@portal/data/lessons';
import { actionStates, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import { saveFile } from '../files/save-file.ts';
import { useLessonTab } from './useLessonTab.ts';

/** The actions on lessons and their state, as props of the screens that show lessons. */
interface LessonActionProps {
  actionStates: ReadonlyMap<number, LessonActionState>;
  onOpenLesson: (lesson: Lesson) => void;
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  onFollowLink: (lesson: Lesson) => void;
}

/**
 * Opens, downloads and resets lessons (002 §4), with one pending action per lesson.
 *
 * @param modules the fetched modules of the course
 * @param onOpened called with every lesson that was opened, or whose document was requested
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

  /** Starts an action on a lesson by clearing its last result. False while another action is pending. */
  function startAction({ id }: Lesson): boolean {
    if (states.get(id)?.status === 'pending') return false;
    for (const forget of [download.reset, reset.reset, tab.forget]) forget(id);
    return true;
  }

  return {
    actionStates: states,
    onOpenLesson: (lesson) => {
      if (lesson.lock !== null || !startAction(lesson)) return;
      if (lesson.opening.kind !== 'document') return tab.openLesson(lesson);
      onOpened(lesson);
      download.submit(lesson);
    },
    onResetLesson: (lesson) => {
      if (startAction(lesson)) reset.submit(lesson);
    },
    onOpenReport: (lesson) => {
      if (startAction(lesson)) tab.openReport(lesson);
    },
    onFollowLink: tab.followLink,
  };
}
