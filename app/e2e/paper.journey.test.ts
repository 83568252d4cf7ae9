import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { waitForPortal } from './whole-pages.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** The size between the margins of a sheet of paper, in px. */
const PAPER = { width: 720, height: 1000 };

/** Lays the page out as at the beginning of printing. */
async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function backToScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize(DESKTOP.viewport);
}

/** Returns how many pages the browser prints. */
const sheetsOf = async (page: Page) => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** Returns how much of an element is cut off by the page or a box around it, in px. */
const cutOff = (element: Locator) =>
  element.evaluate((one) =>
    Math.max(
      one.scrollHeight - one.clientHeight,
      one.getBoundingClientRect().bottom - document.documentElement.scrollHeight,
    ),
  );

test('on paper a list has every row that is loaded, one below the other, wherever it was scrolled to', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.goto('/Event');
  const rows = page.locator('li[aria-posinset]');
  await rows.first().waitFor();
  const box = page.getByRole('region', { name: 'Upcoming events' });
  await expect
    .poll(async () => {
      await box.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      return page.getByText('No more upcoming events').count();
    })
    .toBe(1);
  const last = Number(await rows.last().getAttribute('aria-setsize'));
  expect(await rows.count()).toBeLessThan(last);

  await toPaper(page);
  await expect.poll(() => rows.count()).toBe(last);
  const boxes = await rows.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([0]));
  expect(await cutOff(box)).toBeLessThanOrEqual(0);

  await backToScreen(page);
  await expect.poll(() => rows.count()).toBeLessThan(last);
});

test('on paper a dialog is alone and whole, and messages are a list until one is open', async ({ portal }) => {
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.goto('/AddBuyCourse?course=101');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'What’s included' }).waitFor();
  await toPaper(page);
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(PAPER.height);
  expect(await cutOff(dialog)).toBeLessThanOrEqual(0);
  expect(await page.locator('main').evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden');
  expect(await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').display)).toBe('none');
  // No further sheet for the page under it.
  expect(await sheetsOf(page)).toBe(2);
  await backToScreen(page);

  await page.goto('/Message');
  const conversation = page.locator('li[aria-posinset]').filter({ hasText: 'Student Support' }).first();
  await conversation.waitFor();
  await toPaper(page);
  expect(await conversation.isVisible()).toBe(true);
  await backToScreen(page);
  await conversation.getByRole('link').click();
  await page.getByRole('heading', { name: 'Student Support' }).waitFor();
  await toPaper(page);
  expect(await conversation.isVisible()).toBe(false);
});

test('on paper there are no grey boxes for panels that were never near the window', async ({ portal }) => {
  const page = await portal.openSignedIn('max', { viewport: { width: 390, height: 640 } });
  await page.goto('/');
  await page.locator('[data-far]').first().waitFor();
  await waitForPortal(page);
  // Read in the first frame: without the boxes, the panels come near the viewport and load, while printing takes the
  // page as it is.
  const boxes = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const read = () => {
          if (!matchMedia('print').matches) requestAnimationFrame(read);
          else resolve([...document.querySelectorAll('[data-far] > *')].map((one) => getComputedStyle(one).display));
        };
        read();
      }),
  );
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await boxes)).toEqual(new Set(['none']));
});
