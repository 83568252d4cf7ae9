import type { Page } from 'playwright';

/** The maximum number of presses, higher than the number of controls on any page. */
const LIMIT = 250;

interface FocusedControl {
  name: string;
  /**
   * Whether any part of it is visible: in the viewport, and not covered by elements that neither contain it nor are in
   * it.
   */
  seen: boolean;
  /** Its position in the content; null outside of `main`. */
  place: { left: number; right: number; top: number; bottom: number } | null;
}

/** Returns the focused control; null when focus has left the page. */
function focusedControl(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(async () => {
    const { activeElement: control } = document;
    if (!control || control === document.body) return null;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = () => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && (control.contains(hit) || hit.contains(control));
        }),
      );
    };
    let seen = isSeen();
    // The next page of a list may have arrived since focus scrolled to the control, or its rows may have been measured,
    // which moves the control out of the list's box; on a busy machine some frames later, and again after the next
    // page. An element that covers it stays there.
    for (let frames = 0; !seen && frames < 10; frames += 1) {
      control.scrollIntoView({ block: 'nearest' });
      await new Promise((painted) => requestAnimationFrame(painted));
      seen = isSeen();
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    // Its position with nothing scrolled, since focus scrolls the page and the lists in it.
    let [x, y] = [left, top];
    for (let box = control.parentElement; box; box = box.parentElement)
      [x, y] = [x + box.scrollLeft, y + box.scrollTop];
    const place = { left: x, right: x + width, top: y, bottom: y + height };
    return {
      name: `${control.localName} ${name.trim().slice(0, 60)}`,
      seen,
      place: control.closest('main') ? place : null,
    };
  });
}

/** Whether Tab moved to the left and not further down, which is not the reading order. */
function isBackwards(from: FocusedControl['place'], to: FocusedControl['place']): boolean {
  return !!from && !!to && to.right <= from.left && to.bottom <= from.bottom;
}

/** Presses Tab until focus leaves the page. Returns the controls that were not visible, and those out of order. */
async function faultsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  let last: FocusedControl | null = null;
  // The keys stay pressed, as when a user holds them: half as many messages to the browser.
  const keys = key.split('+');
  for (const held of keys.slice(0, -1)) await page.keyboard.down(held);
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.down('Tab');
    const control = await focusedControl(page);
    if (!control) {
      for (const held of keys.toReversed()) await page.keyboard.up(held);
      return found;
    }
    if (!control.seen) found.push(`${key}, not seen: ${control.name}`);
    if (key === 'Tab' && isBackwards(last?.place ?? null, control.place))
      found.push(`${last?.name} is before: ${control.name}`);
    last = control;
  }
  throw new Error(`${page.url()}: ${key} does not come to an end.`);
}

/**
 * Returns the controls of a page that are not visible when focused, or are focused too late. Moves focus back from the
 * heading to the first control, then through the whole page, and back again (WCAG 2.2, 2.4.11, 2.4.3 and 2.1.2).
 */
export async function walk(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const key of ['Shift+Tab', 'Tab', 'Shift+Tab'] as const) found.push(...(await faultsOf(page, key)));
  return [...new Set(found)];
}

/** Returns the controls that Tab reaches behind an open dialog, in two rounds forwards and two backwards. */
export async function reachedBehindDialog(page: Page): Promise<string[]> {
  const behind: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    // Between two rounds, focus is on the browser's own controls.
    for (let rounds = 0; rounds < 2;) {
      await page.keyboard.press(key);
      const control = await focusedControl(page);
      if (!control) rounds += 1;
      else if ((await page.locator('dialog:modal :focus').count()) === 0) behind.push(control.name);
    }
  }
  return behind;
}
