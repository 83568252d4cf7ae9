import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { textOf } from '../translations/text-of.ts';
import { test, type Room } from './room.ts';

const SIGN_UP = textOf('zh', 'live-classes:signUp');

/** Opens the panel "Words" beside a story. */
async function openWords(
  room: Room,
  { story = 'screens-live-classes--upcoming', language = 'en' } = {},
): Promise<Locator> {
  // The service worker of the previous page may end while the new page already requests its pictures.
  room.allow(/Failed to load resource: .* 404/);
  await room.goto({ story, globals: { language } });
  await room.page.getByRole('tab', { name: 'Words' }).click();
  return room.page.getByRole('tabpanel', { name: 'Words' });
}

const rowOf = (panel: Locator, key: string) => panel.locator(`[data-row="${key}"]`);

/**
 * Presses "Pick a text" and waits until pick mode is on in the canvas, since until then the story reacts to presses.
 */
async function startPicking({ canvas }: Room, panel: Locator): Promise<void> {
  await panel.getByRole('switch', { name: 'Pick a text' }).press('Enter');
  const cursor = () => canvas.locator('body').evaluate((body) => getComputedStyle(body).cursor);
  await expect.poll(cursor).toBe('crosshair');
}

/** Expects the story in the language of the link, at the size of a phone, with the panel beside it. */
async function expectPhoneBesidePanel({ page, canvas }: Room): Promise<void> {
  await expect.poll(() => canvas.locator('html').getAttribute('lang')).toBe('zh-CN');
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  const panel = await page.locator('#storybook-panel-root').boundingBox();
  expect(panel?.height).toBeGreaterThan(700);
}

/** Locates the texts in the canvas that Storybook's highlight feature outlines. */
const framed = (room: Room) => room.canvas.locator('#storybook-highlights-root [data-highlight-dimensions]');

test('a translator picks "Sign up", changes it in Chinese, sees it in three stories and hands it back; an edit that loses a value is refused with the reason', async ({
  room,
}) => {
  const { page, canvas } = room;
  const panel = await openWords(room);
  await canvas
    .getByRole('button', { name: /^Sign up/ })
    .first()
    .waitFor();

  // By keyboard: the shortcut, Tab to the button in the canvas, Enter.
  await startPicking(room, panel);
  await canvas
    .getByRole('button', { name: /^Sign up/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const row = rowOf(panel, 'live-classes:signUp');
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await row.textContent()).toContain(SIGN_UP);

  const chinese = panel.getByRole('textbox', { name: 'Chinese' });
  await chinese.fill('注册课程');
  await panel.getByRole('button', { name: 'My edits (1)' }).waitFor();

  await panel.getByRole('button', { name: 'Show the story in Chinese' }).press('Enter');
  await canvas.getByText('注册课程', { exact: true }).first().waitFor();
  const isChanged = async () => {
    await canvas.getByText('注册课程', { exact: true }).first().waitFor();
    expect(await canvas.getByText(SIGN_UP, { exact: true }).count()).toBe(0);
  };
  await room.goWithin({ story: 'screens-live-classes--registered' });
  await isChanged();
  // Another page reads the edit from the device's storage.
  await openWords(room, { story: 'screens-live-classes--every-card', language: 'zh' });
  await isChanged();
  await expectPhoneBesidePanel(room);

  await panel.getByRole('button', { name: 'My edits (1)' }).click();
  expect(await panel.getByRole('list', { name: 'Edits' }).innerText()).toMatch(
    new RegExp(`${SIGN_UP}[\\s\\S]*注册课程`),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a file' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('portal-translations.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual({
    portal: 'translations',
    version: 1,
    edits: [{ language: 'zh', key: 'live-classes:signUp', before: SIGN_UP, after: '注册课程' }],
  });

  await panel.getByRole('button', { name: 'Undo live-classes:signUp in Chinese' }).press('Enter');
  await canvas.getByText(SIGN_UP, { exact: true }).first().waitFor();

  // A text with a placeholder, which an edit must keep.
  await room.goWithin({ story: 'screens-live-classes--upcoming' });
  await panel.getByRole('button', { name: /^On screen/ }).press('Enter');
  await rowOf(panel, 'calendar:zone').click();
  await chinese.fill('时间：{{zone}}');
  await canvas.getByText(/^时间：/).waitFor();

  await chinese.fill('时间');
  expect(await panel.getByRole('alert').filter({ hasText: '{{zone}}' }).textContent()).toContain('{{zone}} is missing');
  expect(await canvas.getByText(/^时间：/).count()).toBe(1);

  await panel.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect.poll(() => canvas.getByText(/^时间：/).count()).toBe(0);
});

test('a chosen row frames its places, arrow keys go from row to row, a picked text of the server is said not to be translated here, and a search leads to a story that shows the text', async ({
  room,
}) => {
  const { canvas, page } = room;
  const panel = await openWords(room);
  const signUp = rowOf(panel, 'live-classes:signUp');
  await signUp.press('Enter');
  await expect.poll(() => framed(room).count()).toBeGreaterThan(1);
  await signUp.press('Enter');
  await expect.poll(() => framed(room).count()).toBe(0);
  await signUp.press('ArrowDown');
  await expect.poll(() => signUp.evaluate((element) => element === document.activeElement)).toBe(false);

  const name = canvas.getByText('OET role plays for nurses').first();
  await name.waitFor();
  await startPicking(room, panel);
  // The story does not react to the pick.
  await name.click();
  await panel.getByText(/“OET role plays for nurses” isn’t translated here. It comes from the server/).waitFor();
  expect(await panel.getByText(/^Not translated here \(\d+\)$/).count()).toBe(1);

  await panel.getByRole('button', { name: 'All texts' }).press('Enter');
  await panel.getByRole('searchbox').fill('请查看邮箱');
  await panel.getByRole('searchbox').fill('sentText spam');
  await rowOf(panel, 'session:forgotPage.sentText').press('Enter');
  await panel.getByRole('button', { name: 'Forgot password: Sent' }).press('Enter');
  await expect.poll(() => page.url()).toContain('forgot-password--sent');
  await canvas.getByText(/Look in your spam folder/).waitFor();
  // The element around it has no box of its own (`display: contents`).
  await expect.poll(() => framed(room).count()).toBe(1);
});
