import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { textOf } from '../translations/text-of.ts';
import { Room, test } from './room.ts';

const FLOW = 'flows-whole-portal--try-it';
const ZONE = 'America/St_Johns';

const panelOf = (page: Page) => page.locator('#storybook-panel-root');
const failed = (canvas: FrameLocator) => canvas.getByText('We couldn’t load the live classes');

/** Navigates to the live classes through the portal's menu. */
async function goToClasses(canvas: FrameLocator): Promise<void> {
  await canvas.getByRole('navigation').getByRole('link', { name: 'Live classes' }).click();
  await canvas.getByRole('article').first().waitFor();
}

test('a designer lets a call fail in another zone, sends the link to a browser that has never been here, and changes student, school, connection and look', async ({
  room,
  browser,
}) => {
  const { page, canvas } = room;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await room.goto({ story: FLOW });
  await page.getByRole('button', { name: /Own zone/ }).click();
  await page.getByRole('option', { name: ZONE }).click();
  await expect.poll(() => page.url()).toContain('timeZone:st-johns');
  await page.getByRole('tab', { name: 'Backend' }).click();
  await goToClasses(canvas);

  const panel = panelOf(page);
  const call = panel.getByRole('combobox', { name: 'Call', exact: true });
  const made = call.locator('optgroup[label="Made by this page"]');
  await made
    .locator('option', { hasText: 'LiveClass/GetUpcomingLiveClassEventGridJson' })
    .waitFor({ state: 'attached' });
  await call.selectOption('LiveClass/GetUpcomingLiveClassEventGridJson');
  await panel.getByRole('combobox', { name: 'How' }).selectOption({ label: 'Refused by the school' });
  await panel.getByRole('button', { name: 'Make it fail' }).press('Enter');
  await expect.poll(() => page.url()).toContain('backend:fail-LiveClass-GetUpcomingLiveClassEventGridJson-refused');

  // The portal stays on its page: only later calls fail.
  await canvas.getByRole('article').first().waitFor();
  await canvas.getByRole('searchbox').fill('OET');
  await failed(canvas).waitFor();

  await panel.getByRole('button', { name: 'Copy link' }).click();
  await panel.getByText(/^Copied/).waitFor();
  const other = await Room.open(browser);
  try {
    await other.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await failed(other.canvas).waitFor();
    await other.page.getByRole('button', { name: ZONE }).waitFor();
    await other.page.getByRole('tab', { name: 'Backend' }).click();
    await panelOf(other.page)
      .getByRole('button', { name: 'Remove failure of LiveClass/GetUpcomingLiveClassEventGridJson' })
      .click();
    await expect.poll(() => other.page.url()).not.toContain('fail-');
    await other.canvas.getByRole('button', { name: 'Try again' }).click();
    await other.canvas.getByRole('article').first().waitFor();
  } finally {
    await other.close();
  }

  // Another student or other settings start the flow again; offline, language, appearance and scheme do not.
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => page.url()).not.toContain('fail-');
  await panel.getByRole('radio', { name: /^sam/ }).click();
  await canvas.getByRole('heading', { name: 'Welcome back, Sam' }).waitFor();
  await panel.getByRole('checkbox', { name: 'Maintenance is announced' }).check();
  await canvas.getByRole('group', { name: /maintenance/i }).waitFor();
  await canvas.getByRole('navigation').getByRole('link', { name: 'Courses' }).click();
  await panel.getByRole('checkbox', { name: 'No connection' }).check();
  await canvas
    .getByText(/offline/i)
    .first()
    .waitFor();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await canvas.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  await expect.poll(() => page.url()).not.toContain('backend:');

  await goToClasses(canvas);
  const root = canvas.locator('html');
  const choose = async (tool: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`^${tool}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Appearance', 'Dark');
  await choose('Colour scheme', 'Crimson');
  await expect.poll(() => root.getAttribute('data-appearance')).toBe('dark');
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('RED');
  await choose('Language', '简体中文');
  // The page is the same, in another language.
  await canvas.getByRole('heading', { level: 1, name: textOf('zh', 'live-classes:classes') }).waitFor();
  await choose('Language', 'Pseudo-locale, mirrored');
  await canvas.getByRole('heading', { level: 1, name: /^\[/ }).waitFor();
  await canvas.getByRole('article').first().waitFor();
});
