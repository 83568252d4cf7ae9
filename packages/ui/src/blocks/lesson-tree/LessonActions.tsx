import { idleLesson, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { ConfirmResetDialog, useLessonReset } from './ConfirmResetDialog.tsx';

/** Callbacks of the actions on a lesson. */
interface LessonCallbacks {
  /** A lesson was pressed; called synchronously, so that the browser allows a new tab. */
  onOpenLesson: (lesson: Lesson) => void;
  /** The student has confirmed the reset of a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** The link shown for a blocked tab was pressed. */
  onFollowLink: (lesson: Lesson) => void;
}

/** Context of the lesson rows: the same object as long as the zone is, so that a row renders only when its state changes. */
interface LessonActions extends Omit<LessonCallbacks, 'onResetLesson'> {
  /** The reset icon was pressed: opens the confirmation. */
  onRequestReset: (lesson: Lesson) => void;
  /** The student's zone, for the submission dates. */
  zone: string;
}

const ActionsContext = createContext<LessonActions | null>(null);
const StatesContext = createContext<ReadonlyMap<number, LessonActionState>>(new Map());

interface LessonActionsProviderProps extends LessonCallbacks {
  /** State of the running action by lesson; the others are idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  zone: string;
  children: ReactNode;
}

/** Set by a screen with lessons: provides the actions to the rows, and confirms a reset. */
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

/** The actions on the lessons of this screen. */
export function useLessonActions(): LessonActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('no LessonActionsProvider above this component');
  return actions;
}

/** The action state of each lesson of this screen. */
export function useLessonStates(): (lesson: Lesson) => LessonActionState {
  const states = use(StatesContext);
  return ({ id }) => states.get(id) ?? idleLesson;
}
