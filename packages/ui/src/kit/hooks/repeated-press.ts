/** Where the press was that put something else in the place of what was pressed, and when (ms, as `event.timeStamp`). */
export interface ReplacingPress {
  x: number;
  y: number;
  at: number;
}

/** The second press of a double press comes within this time, also from slow hands. */
const REPEAT_MS = 500;
/** Two presses of one finger are rarely further apart. */
const REPEAT_PX = 24;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Whether a press repeats that one: shortly after it, at the same place. */
export function isRepeatedPress(
  { x, y, at }: ReplacingPress,
  { clientX, clientY, timeStamp }: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>,
): boolean {
  return timeStamp - at <= REPEAT_MS && Math.hypot(clientX - x, clientY - y) <= REPEAT_PX;
}

/**
 * Swallows the presses that repeat the one that closed a dialog or led to the next step: the second press of a double
 * press is meant for the button that has gone, and never for what is in its place. The first other press ends it. Only presses of a pointer: the
 * keyboard and assistive technology press where they mean to.
 */
export function swallowRepeatedPresses(press: ReplacingPress): void {
  // A press begins with its first event: however long it is held, it repeats the other one or it does not.
  let repeats = false;
  const onPress = (event: MouseEvent) => {
    // A click without a press is one of the keyboard.
    if (!event.isTrusted || (event.type === 'click' && event.detail === 0)) return;
    if (event.type === 'pointerdown') repeats = isRepeatedPress(press, event);
    if (repeats) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    for (const type of PRESS_EVENTS) document.removeEventListener(type, onPress, true);
  };
  for (const type of PRESS_EVENTS) document.addEventListener(type, onPress, true);
}
