/** Inside of the placeholder; nothing else in the root has a language of its own. */
const PLACEHOLDER = '#root > [lang]';

/** A control of the placeholder, by what the portal's own has as well. */
interface EarlyControl {
  name: string;
  tag: string;
}

const asEarly = (control: Element): EarlyControl => ({
  name: control.getAttribute('aria-label') ?? control.textContent.trim(),
  tag: control.localName,
});

/** The button of the placeholder that was pressed last; null = none. */
let pressed: EarlyControl | null = null;

/** Keeps which button of the placeholder was pressed, and shows that it waits. To be called for each click. */
export function keepEarlyPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest(`${PLACEHOLDER} button[aria-disabled]`) : null;
  if (!button) return;
  for (const other of document.querySelectorAll(`${PLACEHOLDER} [aria-busy]`)) other.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  pressed = asEarly(button);
}

/** The control of the placeholder that a mouse is held down on; null = none. */
let held: Element | null = null;

/** Keeps which control of the placeholder a mouse is pressed on. To be called for each `mousedown`. */
export function keepEarlyHold({ target, button }: MouseEvent): void {
  held = button === 0 && target instanceof Element ? target.closest(`${PLACEHOLDER} :is(a[href], button)`) : null;
}

/**
 * Presses the control that has taken the place of the one under the mouse while its button was down: browsers make a click
 * only of what is still there. To be called for each `mouseup`.
 */
export function endEarlyHold(event: MouseEvent): void {
  const began = held;
  held = null;
  if (!began || began.isConnected || !(event.target instanceof Element)) return;
  const { name, tag } = asEarly(began);
  const control = event.target.closest(tag);
  // With the keys of the event: it may be meant for another tab.
  if (control && asEarly(control).name === name) control.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Reads what the student has done with the placeholder's controls until now.
 *
 * @returns does the same with those of the portal, which has taken its place: the one that had focus has it again, and the
 *   button that was pressed is pressed, once. One that did not come with the first screen is left out.
 */
export function readEarlyControls(): () => void {
  const early = pressed ?? focusedInPlaceholder();
  const press = pressed !== null;
  return () => {
    const control = early && findControl(early);
    // A field of the sign-in form has got its focus back already.
    if (!control || document.activeElement !== document.body) return;
    control.focus({ preventScroll: true });
    if (press) control.click();
  };
}

function focusedInPlaceholder(): EarlyControl | null {
  const focused = document.activeElement;
  return focused?.closest(PLACEHOLDER) ? asEarly(focused) : null;
}

function findControl({ name, tag }: EarlyControl): HTMLElement | undefined {
  const same = (one: HTMLElement) => asEarly(one).name === name && one.getClientRects().length > 0;
  return [...document.querySelectorAll<HTMLElement>(`#root ${tag}`)].find(same);
}
