/** Guards a page with unsaved changes. */
export interface LeaveGuard {
  /** Handles the browser's back and forward before the router does. */
  onPop: (event: PopStateEvent) => void;
  /** Asks the student for confirmation, and proceeds when they confirm. */
  hold: (proceed: () => void) => void;
}

let guard: LeaveGuard | null = null;

/** Sets the guard of the current page; null = the page may be left. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/**
 * Called once, before the router is created, since the window calls its listeners in the order in which they were
 * added, even capturing ones.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.onPop(event));
}

/**
 * Guards actions that end the page without a navigation, such as logging out: proceeds at once, or when the student has
 * confirmed.
 */
export function askBeforeLeaving(proceed: () => void): void {
  if (guard) guard.hold(proceed);
  else proceed();
}
