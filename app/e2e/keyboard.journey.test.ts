import { paths, studentScreens } from '@portal/domain/screens';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { patience } from './cpu-slowdown.ts';
import { test } from './portal.ts';
import { examplePath, navigate, PUBLIC, waitForPage } from './screens.ts';
import { openMore, waitForPortal } from './steps.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** More presses than any page has controls. */
const LIMIT = 250;

interface FocusedControl {
  name: string;
  /** Any of it can be seen: nothing that is neither around nor in it lies over all of it, and it is in the viewport. */
  seen: boolean;
  /** Where it is in the content; null outside of it. */
  place: { left: number; right: number; top: number; bottom: number } | null;
}

/** null when focus has left the page. */
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
    // The next page of a list may have come since focus scrolled to it, or its rows been measured, and pushed it out of the
    // list's box: on a busy machine some frames later, and again after the next. What lies over it stays there.
    for (let frames = 0; !seen && frames < 10; frames += 1) {
      control.scrollIntoView({ block: 'nearest' });
      await new Promise((painted) => requestAnimationFrame(painted));
      seen = isSeen();
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    // Where it would be with nothing scrolled, since focus scrolls the page and the lists in it.
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

/** Tab went back to the left and not further down, which is not the order in which a page is read. */
function isBackwards(from: FocusedControl['place'], to: FocusedControl['place']): boolean {
  return !!from && !!to && to.right <= from.left && to.bottom <= from.bottom;
}

/** Presses a key until focus leaves the page: the controls of which nothing was seen, and those that came too late. */
async function faultsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  let last: FocusedControl | null = null;
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press(key);
    const control = await focusedControl(page);
    if (!control) return found;
    if (!control.seen) found.push(`${key}, not seen: ${control.name}`);
    if (key === 'Tab' && isBackwards(last?.place ?? null, control.place))
      found.push(`${last?.name} is before: ${control.name}`);
    last = control;
  }
  throw new Error(`${page.url()}: ${key} does not come to an end.`);
}

/** Back from the heading to the first control; then through the whole page, and back again. */
async function walk(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const key of ['Shift+Tab', 'Tab', 'Shift+Tab'] as const) found.push(...(await faultsOf(page, key)));
  return [...new Set(found)];
}

/** Every screen of the table, so that a new one comes along (WCAG 2.2, 2.4.11, 2.4.3 and 2.1.2). */
describe.for(VIEWPORTS)('at $width px, focus is seen and goes in the order of reading', (viewport) => {
  test('in front of sign-in', async ({ portal }) => {
    const page = await portal.open({ viewport });
    await page.goto(paths.login);
    await waitForPage(page, paths.login);
    await waitForPortal(page);
    const found: Record<string, string[]> = { [paths.login]: await walk(page) };
    for (const path of PUBLIC) {
      await navigate(page, path);
      found[path] = await walk(page);
    }
    expect(found).toEqual(Object.fromEntries([paths.login, ...PUBLIC].map((path) => [path, []])));
  });

  test('on every screen behind sign-in', { timeout: patience(360_000) }, async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { viewport });
    await page.goto(paths.profile);
    await waitForPage(page, paths.profile);
    const found: Record<string, string[]> = {};
    for (const id of studentScreens) {
      await navigate(page, examplePath(id));
      found[id] = await walk(page);
    }
    // Its panels have the order of a phone at every width.
    found['dashboard'] = found['dashboard']?.filter((fault) => !fault.includes(' is before: ')) ?? [];
    expect(found).toEqual(Object.fromEntries(studentScreens.map((id) => [id, []])));
  });

  test('and Tab reaches nothing behind an open dialog', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { viewport });
    await page.goto(paths.profile);
    await waitForPage(page, paths.profile);
    // On wide screens the group is open from the start.
    if (viewport.width < 1025) await openMore(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.locator('dialog:modal').waitFor();
    const behind: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      // Twice around the dialog: between two rounds focus is on the browser's own controls.
      for (let rounds = 0; rounds < 2;) {
        await page.keyboard.press(key);
        const control = await focusedControl(page);
        if (!control) rounds += 1;
        else if ((await page.locator('dialog:modal :focus').count()) === 0) behind.push(control.name);
      }
    }
    expect(behind).toEqual([]);
  });
});
