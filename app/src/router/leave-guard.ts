/** Guards a page that must not be left just now. */
export interface LeaveGuard {
  /** Handles the browser's back and forward before the router does. */
  onPop: (event: PopStateEvent) => void;
  /** Asks the student for confirmation, and proceeds when they confirm; absent = proceeds at once. */
  hold?: (proceed: () => void) => void;
}

/** The guards of what is shown; the last one is of what was opened last, for instance a dialog over a form. */
const guards: LeaveGuard[] = [];

/** Adds a guard. Returns a function that removes it. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    const index = guards.indexOf(guard);
    if (index !== -1) guards.splice(index, 1);
  };
}

/** The router's number of a history entry; null = an entry that the router did not make. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? null;

/**
 * Returns an `onPop` that returns to the current history entry, without the router handling that it was left.
 *
 * @param onLeft called with the number of entries that the student went (negative = back)
 */
export function returnOnPop(onLeft: (delta: number) => void = () => undefined): LeaveGuard['onPop'] {
  const here = indexOf(history.state);
  let returning = false;
  return (event) => {
    const there = indexOf(event.state);
    if (here === null || there === null || there === here) {
      // Back on this page. The router has not handled that it was left.
      if (returning) event.stopImmediatePropagation();
      returning = false;
      return;
    }
    event.stopImmediatePropagation();
    returning = true;
    history.go(here - there);
    onLeft(there - here);
  };
}

/**
 * Called once, before the router is created, since the window calls its listeners in the order in which they were
 * added, even capturing ones.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guards.at(-1)?.onPop(event));
}

/**
 * Guards actions that end the page without a navigation, such as logging out: proceeds at once, or when the student has
 * confirmed.
 */
export function askBeforeLeaving(proceed: () => void): void {
  const hold = guards.findLast((guard) => guard.hold)?.hold;
  if (hold) hold(proceed);
  else proceed();
}
