/** Timers that a play function controls. On a slow machine real ones could run out in the middle of it. */
interface HeldTimers {
  /** The `beforeEach` of the story: from then on, timers of that length are held. */
  beforeEach: () => () => void;
  /** Runs the held timers; later ones of that length run at once. Throws when none is held. */
  pass: () => void;
}

/**
 * Holds the timers of one length, and no others, until the play function calls `pass`.
 * @param ms the delay that the component passes to `setTimeout`
 */
export function holdTimers(ms: number): HeldTimers {
  const held = new Map<number, () => void>();
  let passed = false;
  return {
    beforeEach() {
      const { setTimeout: start, clearTimeout: stop } = window;
      passed = false;
      // Ids of held timers are negative, because the browser's own are above zero.
      let id = 0;
      Object.assign(window, {
        setTimeout(handler: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) {
          if (wait !== ms) return start(handler, wait, ...args);
          if (passed) return start(handler, 0, ...args);
          id -= 1;
          held.set(id, () => handler(...args));
          return id;
        },
        clearTimeout(timer?: number) {
          if (timer === undefined || !held.delete(timer)) stop(timer);
        },
      });
      return () => {
        held.clear();
        Object.assign(window, { setTimeout: start, clearTimeout: stop });
      };
    },
    pass() {
      const due = [...held.values()];
      if (due.length === 0) throw new Error(`No timer of ${ms} ms is waiting.`);
      held.clear();
      passed = true;
      for (const handler of due) handler();
    },
  };
}
