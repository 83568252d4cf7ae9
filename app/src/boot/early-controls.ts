/** Selects the placeholder: no other child of the root has a `lang` attribute. */
const PLACEHOLDER = '#root > [lang]';

/** Identifies a control of the placeholder by properties that the portal's control has as well. */
interface EarlyControl {
  name: string;
  tag: string;
}

const asEarly = (control: Element): EarlyControl => ({
  name: control.getAttribute('aria-label') ?? control.textContent.trim(),
  tag: control.localName,
});

/** The placeholder's button that was pressed last; null = none. */
let pressed: EarlyControl | null = null;

/** Records which button of the placeholder was pressed, and marks it as busy. The root's `click` handler. */
export function keepEarlyPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest(`${PLACEHOLDER} button[aria-disabled]`) : null;
  if (!button) return;
  for (const other of document.querySelectorAll(`${PLACEHOLDER} [aria-busy]`)) other.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  pressed = asEarly(button);
}

/** The placeholder's control on which the mouse button is held down; null = none. */
let held: Element | null = null;

/** Records on which control of the placeholder the mouse button was pressed. The root's `mousedown` handler. */
export function keepEarlyHold({ target, button }: MouseEvent): void {
  held = button === 0 && target instanceof Element ? target.closest(`${PLACEHOLDER} :is(a[href], button)`) : null;
}

/**
 * Clicks the portal's control when it has replaced the placeholder's while the mouse button was down: browsers fire no
 * `click` when the pressed element was removed. The root's `mouseup` handler.
 */
export function endEarlyHold(event: MouseEvent): void {
  const began = held;
  held = null;
  if (!began || began.isConnected || !(event.target instanceof Element)) return;
  const { name, tag } = asEarly(began);
  const control = event.target.closest(tag);
  // The modifier keys of the event are kept: they may open another tab.
  if (control && asEarly(control).name === name) control.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Reads what the student has done with the placeholder's controls so far.
 *
 * @returns repeats it on the controls of the portal, which has replaced the placeholder: focuses the control that had
 *   focus or was pressed, and clicks it, once, if it was pressed. A control that the first screen does not have is
 *   ignored.
 */
export function readEarlyControls(): () => void {
  const early = pressed ?? focusedInPlaceholder();
  const press = pressed !== null;
  return () => {
    const control = early && findControl(early);
    // The sign-in form restores the focus of its fields itself.
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
