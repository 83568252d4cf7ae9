/** Position and time (ms, as `event.timeStamp`) of a press that replaced the pressed control by another one. */
export interface ReplacingPress {
  x: number;
  y: number;
  at: number;
}

/** The longest time between the two presses of a double press, also for people who press slowly. */
const REPEAT_MS = 500;
/** The largest distance between the two; two presses with one finger are rarely further apart. */
const REPEAT_PX = 24;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Whether a press repeats the other one: it is shortly after it, at the same place. */
export function isRepeatedPress(
  { x, y, at }: ReplacingPress,
  { clientX, clientY, timeStamp }: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>,
): boolean {
  return timeStamp - at <= REPEAT_MS && Math.hypot(clientX - x, clientY - y) <= REPEAT_PX;
}

/**
 * Swallows presses that repeat the press that closed a dialog or led to the next step: the second press of a double
 * press is meant for the button that is gone, never for the control that is now in its place. The first other press
 * ends it. Only pointer presses are swallowed: the keyboard and assistive technology press a control, not a position.
 */
export function swallowRepeatedPresses(press: ReplacingPress): void {
  // Decided at `pointerdown` and kept for the other events of the press, however long it is held.
  let repeats = false;
  const onPress = (event: MouseEvent) => {
    // A click with `detail` 0 comes from the keyboard.
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
