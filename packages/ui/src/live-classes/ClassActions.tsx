import type { LiveClass } from '@portal/domain/live-classes';
import { createContext, use, type ReactNode } from 'react';
import { useLatestCallbacks } from '../kit/index.ts';

/** The actions of a class in the lists. */
export interface ClassActions {
  register: (liveClass: LiveClass) => void;
  /** Opens the confirmation. */
  cancel: (liveClass: LiveClass) => void;
  addToCalendar: (liveClass: LiveClass) => void;
}

const ClassActionsContext = createContext<ClassActions | null>(null);

/** Provides the actions to the rows. */
export function ClassActionsProvider({ actions, children }: { actions: ClassActions; children: ReactNode }) {
  return <ClassActionsContext value={useLatestCallbacks(actions)}>{children}</ClassActionsContext>;
}

/** The actions of the screen around this row. */
export function useClassActions(): ClassActions {
  const actions = use(ClassActionsContext);
  if (!actions) throw new Error('no ClassActionsProvider above this component');
  return actions;
}
