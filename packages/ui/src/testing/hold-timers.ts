/** For stories whose timers a play turns itself: a slow machine would let them run out in the middle of it. */
interface HeldTimers {
  /** For the story: from here on its timers of that length wait. */
  beforeEach: () => () => void;
  /** Their time is over; later ones of that length run at once. Throws when none is waiting. */
  pass: () => void;
}

/**
 * Holds the timers of one length, and no other, until the play says that their time has passed.
 * @param ms what the part gives to `setTimeout`
 */
export function holdTimers(ms: number): HeldTimers {
  const held = new Map<number, () => void>();
  let passed = false;
  return {
    beforeEach() {
      const { setTimeout: start, clearTimeout: stop } = window;
      passed = false;
      // The browser's own ids are above zero.
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
