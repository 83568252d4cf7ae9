/** Where the press was that closed a dialog, and when the dialog closed (ms, as `event.timeStamp`). */
export interface ClosingPress {
  x: number;
  y: number;
  closedAt: number;
}

/** The second press of a double press comes within this time, also from slow hands. */
const REPEAT_MS = 500;
/** Two presses of one finger are rarely further apart. */
const REPEAT_PX = 24;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Whether a press repeats the one that closed a dialog: shortly after it, at the same place. */
export function isRepeatedPress(
  { x, y, closedAt }: ClosingPress,
  { clientX, clientY, timeStamp }: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>,
): boolean {
  return timeStamp - closedAt <= REPEAT_MS && Math.hypot(clientX - x, clientY - y) <= REPEAT_PX;
}

/**
 * Swallows the presses that repeat the one that closed a dialog: the second press of a double press is meant for the
 * button that has gone, and never for what lies under it. The first other press ends it. Only presses of a pointer: the
 * keyboard and assistive technology press where they mean to.
 */
export function swallowRepeatedPresses(press: ClosingPress): void {
  // A press begins with its first event: however long it is held, it repeats the other one or it does not.
  let repeats = false;
  const onPress = (event: MouseEvent) => {
    if (!event.isTrusted) return;
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
