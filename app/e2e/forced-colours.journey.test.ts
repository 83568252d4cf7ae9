import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { contrastsOf } from './contrast-of.ts';
import { DESKTOP, test, type Portal, type Visit } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin, navigate } from './screens.ts';
import { openMore, waitForPanels } from './steps.ts';

/*
 * Forced colours, for instance by a contrast theme. The device determines whether they are light or dark, while the
 * student may have chosen the other appearance.
 */

const DEVICES = [
  { device: 'light', chosen: 'as the device', visit: { colorScheme: 'light' } },
  { device: 'dark', chosen: 'light', visit: { colorScheme: 'dark', localStorage: { appearance: 'light' } } },
] as const satisfies readonly { device: string; chosen: string; visit: Visit }[];

async function open(portal: Portal, visit: Visit): Promise<Page> {
  const page = await portal.openSignedIn('mei', visit);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await waitForPanels(page);
  return page;
}

/**
 * The selected or current elements; not conversations, which have a mark beside them, and schemes, which have a ring
 * around them.
 */
const chosenIn = (page: Page) =>
  page
    .locator(
      '[aria-selected=true], [aria-current]:not([aria-current=false], [data-conversation]), label:has(> [type=radio]:not([name=scheme]):checked)',
    )
    .filter({ visible: true });

/** Expects that each of them is readable and differs from the page; returns the names of those that are shown. */
async function findReadable(page: Page): Promise<string[]> {
  const found = await contrastsOf(chosenIn(page));
  const faint = found.filter(({ words, ground }) => words < 4.5 || ground < 3);
  expect(faint, page.url()).toEqual([]);
  return found.map(({ text }) => text);
}

/** Expects a focus ring on a control that is focused by keyboard; that of a choice is on its label. */
async function expectRing(control: Locator, drawn = control): Promise<void> {
  // After a key press, the browser shows the focus ring (`:focus-visible`).
  await control.press('Shift');
  await control.focus();
  const [ring] = await contrastsOf(drawn);
  expect(ring?.outline, ring?.text).toBeGreaterThan(3);
}

describe.for(DEVICES)('in forced colours, on a $device device, appearance $chosen', ({ visit }) => {
  test('what is chosen or current can be read, and the focus ring on it seen', async ({ portal }) => {
    const page = await open(portal, { ...visit, ...DESKTOP });
    const { appearance } = { appearance: visit.colorScheme, ...('localStorage' in visit ? visit.localStorage : {}) };
    expect(await page.locator('html').getAttribute('data-appearance')).toBe(appearance);
    const day = page.getByRole('tab', { name: 'Today' });
    await day.waitFor();
    expect((await findReadable(page)).map((text) => text.replace(/\d.*/, ''))).toEqual(['Dashboard', 'Today ']);
    await expectRing(day);

    await navigate(page, '/LiveClassList');
    expect(await findReadable(page)).toEqual(['Live classes', 'Live classes', 'Upcoming']);
    await expectRing(page.getByRole('tab', { name: 'Upcoming' }));
    await expectRing(page.getByRole('tab', { name: 'Live classes' }));
    await page.getByRole('tab', { name: 'Library' }).click();
    const chip = page.getByRole('tab', { name: 'PTE Academic in 6 weeks' });
    await chip.waitFor();
    expect(await findReadable(page)).toEqual(['Live classes', 'Library', 'PTE Academic in 6 weeks']);
    await expectRing(chip);

    await goWithin(page, '/Message?compose=new');
    const support = page.getByRole('radio', { name: 'Student Support' });
    await support.waitFor();
    await page.getByRole('searchbox').waitFor();
    expect(await findReadable(page)).toEqual(['New message', 'Active', 'Student Support']);
    await expectRing(support, page.locator('label').filter({ has: support }));

    // On a phone, the current page's entry is under More.
    await page.setViewportSize({ width: 390, height: 844 });
    await navigate(page, '/Profile');
    expect(await findReadable(page)).toEqual(['More']);
    await expectRing(page.getByRole('button', { name: 'More', exact: true }));
    await page.getByRole('button', { name: /^Birth date/ }).click();
    await page.getByRole('grid').waitFor();
    expect(await findReadable(page)).toEqual(['21', 'More']);
  });

  test('what lies over the page has an edge, what turns a gap, what is done a tick, and what is left another line', async ({
    portal,
  }) => {
    const page = await open(portal, visit);
    const edgeOf = async (surface: Locator) => (await contrastsOf(surface))[0]?.outline;
    await openMore(page);
    const sheet = page
      .getByRole('navigation')
      .locator('div')
      .filter({ has: page.getByText('Log out') });
    expect(await edgeOf(sheet)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Display' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await dialog.waitFor();
    expect(await edgeOf(dialog)).toBeGreaterThan(3);
    expect(await findReadable(page)).toContain(visit.colorScheme === 'dark' ? 'Light' : 'System');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const strokes = await page
      .getByRole('main')
      .getByRole('img', { name: /^Practice/ })
      .locator('circle')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one)).map(({ stroke, strokeWidth }) => [stroke, strokeWidth]),
      );
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    expect(strokes).toEqual([
      [ink, '2px'],
      [ink, '8px'],
    ]);

    await navigate(page, '/Lesson/101');
    const done = page.getByRole('main').locator('circle[fill=currentColor] + path').first();
    const [tick, disc] = await done.evaluate((path) => {
      const circle = path.previousElementSibling;
      return [getComputedStyle(path).stroke, circle && getComputedStyle(circle).fill];
    });
    expect(disc).toBe(ink);
    expect(tick).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));

    await navigate(page, '/StudySchedule/101');
    const answer = await holdRequests(page, '**/api/StudySchedule/**');
    await page.getByRole('button', { name: 'Refresh' }).click();
    const spinner = page.locator('[aria-busy=true] [aria-hidden]:empty');
    const sides = await spinner.evaluate((ring) => {
      const { borderTopColor, borderRightColor } = getComputedStyle(ring);
      return [borderTopColor, borderRightColor];
    });
    expect(sides).toEqual([expect.stringMatching(/^rgb\(/), 'rgba(0, 0, 0, 0)']);
    answer.open();
  });
});
