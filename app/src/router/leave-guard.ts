/** What stands between the student and leaving a page with something unsaved. */
export interface LeaveGuard {
  /** Hears of the browser's back and forward before the router does. */
  onPop: (event: PopStateEvent) => void;
  /** Asks the student, and proceeds when they agree. */
  hold: (proceed: () => void) => void;
}

let guard: LeaveGuard | null = null;

/** null = the page may be left. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/** Called once, before the router is there: the window calls its listeners in their order, also those that capture. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.onPop(event));
}

/** For what ends the page without a navigation, such as logging out: proceeds at once, or when the student agrees. */
export function askBeforeLeaving(proceed: () => void): void {
  if (guard) guard.hold(proceed);
  else proceed();
}
