import type { LiveClass } from '@portal/domain/live-classes';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The actions of a class in the lists. */
export interface ClassActions {
  register: (liveClass: LiveClass) => void;
  /** Opens the confirmation before the registration is cancelled. */
  cancel: (liveClass: LiveClass) => void;
  addToCalendar: (liveClass: LiveClass) => void;
}

const ClassActionsContext = createContext<ClassActions | null>(null);

/** Provides the actions to the rows. Their identity is stable, so that memoised rows do not render again. */
export function ClassActionsProvider({ actions, children }: { actions: ClassActions; children: ReactNode }) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);
  const [stable] = useState<ClassActions>(() => ({
    register: (liveClass) => latest.current.register(liveClass),
    cancel: (liveClass) => latest.current.cancel(liveClass),
    addToCalendar: (liveClass) => latest.current.addToCalendar(liveClass),
  }));
  return <ClassActionsContext value={stable}>{children}</ClassActionsContext>;
}

/** Returns the actions of the screen around this row. */
export function useClassActions(): ClassActions {
  const actions = use(ClassActionsContext);
  if (!actions) throw new Error('no ClassActionsProvider above this component');
  return actions;
}
