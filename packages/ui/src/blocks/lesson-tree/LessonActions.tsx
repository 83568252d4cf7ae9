import { idleLesson, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { ConfirmResetDialog, useLessonReset } from './ConfirmResetDialog.tsx';

/** What can be done with a lesson. */
interface LessonCallbacks {
  /** A lesson that opens was pressed: said in the same turn, so that a new tab may be opened. */
  onOpenLesson: (lesson: Lesson) => void;
  /** The student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** The link that stands in for a blocked tab was pressed. */
  onFollowLink: (lesson: Lesson) => void;
}

/** What rows of lessons read: never another object while the zone stays, so that a row is drawn when its own state changes. */
interface LessonActions extends Omit<LessonCallbacks, 'onResetLesson'> {
  /** The reset icon was pressed: nothing is reset before the student has confirmed it. */
  onRequestReset: (lesson: Lesson) => void;
  /** The student's zone: the days on which something was handed in are shown in it. */
  zone: string;
}

const ActionsContext = createContext<LessonActions | null>(null);
const StatesContext = createContext<ReadonlyMap<number, LessonActionState>>(new Map());

interface LessonActionsProviderProps extends LessonCallbacks {
  /** What goes on with which lesson; one that is not named is idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  zone: string;
  children: ReactNode;
}

/** Set by a screen with lessons: gives what can be done with them to the rows, and asks before one is reset. */
export function LessonActionsProvider({ actionStates, zone, children, ...callbacks }: LessonActionsProviderProps) {
  const reset = useLessonReset(callbacks.onResetLesson);
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const onRequestReset = reset.request;
  const actions = useMemo<LessonActions>(
    () => ({
      onOpenLesson: (lesson) => latest.current.onOpenLesson(lesson),
      onOpenReport: (lesson) => latest.current.onOpenReport(lesson),
      onFollowLink: (lesson) => latest.current.onFollowLink(lesson),
      onRequestReset,
      zone,
    }),
    [onRequestReset, zone],
  );
  return (
    <ActionsContext value={actions}>
      <StatesContext value={actionStates}>
        {children}
        <ConfirmResetDialog reset={reset} />
      </StatesContext>
    </ActionsContext>
  );
}

/** What can be done with the lessons of this screen. */
export function useLessonActions(): LessonActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('no LessonActionsProvider above this component');
  return actions;
}

/** What goes on with each lesson of this screen. */
export function useLessonStates(): (lesson: Lesson) => LessonActionState {
  const states = use(StatesContext);
  return ({ id }) => states.get(id) ?? idleLesson;
}
