import { idleLesson, type Lesson, type LessonActionState } from '@portal/domain/lessons';
import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
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

/** The part of a click event that identifies a double click. */
export interface Press {
  /** `UIEvent.detail`: the number of clicks in a row, 2 for the second of a double click; 0 from the keyboard. */
  detail: number;
}

/** Context of the lesson rows. It changes only with the zone, so that a row renders only when its state changes. */
interface LessonActions extends Pick<LessonCallbacks, 'onFollowLink'> {
  /** A lesson was pressed in its row. */
  onOpenLesson: (lesson: Lesson, press: Press) => void;
  /** The button of a summary was pressed, which continues with a lesson. */
  onContinue: (lesson: Lesson, press: Press) => void;
  /** A summary no longer shows this lesson. */
  onContinueEnd: (lesson: number) => void;
  onOpenReport: (lesson: Lesson, press: Press) => void;
  /** The reset icon was pressed: opens the confirmation. */
  onRequestReset: (lesson: Lesson) => void;
  /** The student's zone, for the submission dates. */
  zone: string;
}

const ActionsContext = createContext<LessonActions | null>(null);

interface LessonStates {
  states: ReadonlyMap<number, LessonActionState>;
  /** The lesson continued from a summary, which then shows the outcome instead of the row; null = none. */
  continued: number | null;
}

const StatesContext = createContext<LessonStates>({ states: new Map(), continued: null });

interface LessonActionsProviderProps extends LessonCallbacks {
  /** Action state by lesson id; lessons that are not in the map are idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  zone: string;
  children: ReactNode;
}

/** Provides the actions to the lesson rows of a screen, and asks for confirmation before a reset. */
export function LessonActionsProvider({ actionStates, zone, children, ...callbacks }: LessonActionsProviderProps) {
  const reset = useLessonReset(callbacks.onResetLesson);
  const [continued, setContinued] = useState<number | null>(null);
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const requestReset = reset.request;
  const actions = useMemo<LessonActions>(() => {
    const endContinue = (lesson: number) => setContinued((id) => (id === lesson ? null : id));
    return {
      onOpenLesson: (lesson, press) => {
        if (isSecond(press)) return;
        endContinue(lesson.id);
        latest.current.onOpenLesson(lesson);
      },
      onContinue: (lesson, press) => {
        if (isSecond(press)) return;
        setContinued(lesson.id);
        latest.current.onOpenLesson(lesson);
      },
      onContinueEnd: endContinue,
      onOpenReport: (lesson, press) => {
        if (isSecond(press)) return;
        endContinue(lesson.id);
        latest.current.onOpenReport(lesson);
      },
      onFollowLink: (lesson) => latest.current.onFollowLink(lesson),
      onRequestReset: (lesson) => {
        endContinue(lesson.id);
        requestReset(lesson);
      },
      zone,
    };
  }, [requestReset, zone]);
  const states = useMemo(() => ({ states: actionStates, continued }), [actionStates, continued]);
  return (
    <ActionsContext value={actions}>
      <StatesContext value={states}>
        {children}
        <ConfirmResetDialog reset={reset} />
      </StatesContext>
    </ActionsContext>
  );
}

/** Whether a press is the second of a double click, which would open a second tab. */
const isSecond = ({ detail }: Press) => detail > 1;

/** Returns the actions on the lessons of this screen. */
export function useLessonActionsContext(): LessonActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('no LessonActionsProvider above this component');
  return actions;
}

/** Returns a function for the action state that a lesson's row shows: idle when a summary shows the outcome instead. */
export function useLessonStates(): (lesson: Lesson) => LessonActionState {
  const { states, continued } = use(StatesContext);
  return ({ id }) => {
    const state = states.get(id) ?? idleLesson;
    return id === continued && state.status !== 'pending' ? idleLesson : state;
  };
}

/**
 * Returns the action state that a summary shows for its lesson; outcomes only when the lesson was continued from there.
 */
export function useContinuedState({ id }: Lesson): LessonActionState {
  const { states, continued } = use(StatesContext);
  const state = states.get(id) ?? idleLesson;
  return id === continued || state.status === 'pending' ? state : idleLesson;
}
