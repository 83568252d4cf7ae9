import { expect } from 'vitest';
import { textOf } from '../translations/text-of.ts';
import { Room, test } from './room.ts';

const CATALOGUE = 'start-here-states--docs';

// Ten frames with a story each are slow on a busy machine.
test(
  'a designer goes from the catalogue to a state, looks at it in four looks, and sends the link',
  { timeout: 900_000 },
  async ({ room, browser }) => {
    const { page, canvas } = room;
    await room.goto({ docs: CATALOGUE });

    // The filters: language and appearance are those of the toolbar, the others are kept in the URL.
    await canvas.getByLabel('Kind of state').selectOption('full');
    await canvas.getByLabel('Area').selectOption('live-classes');
    await canvas.getByLabel('Appearance').selectOption('dark');
    await canvas.getByLabel('Language').selectOption('zh');
    const state = canvas.getByRole('link', { name: /^Class Is Full/ });
    await expect.poll(() => page.url()).toContain('kind=full');
    await expect.poll(() => page.url()).toMatch(/globals=.*language:zh/);
    await expect.poll(() => state.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(390);

    // Storybook navigates without a reload, and the toolbar keeps its values.
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await state.click();
    await expect.poll(() => page.url()).toContain('path=/story/screens-live-classes--class-is-full');
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
    await expect.poll(() => canvas.locator('html').getAttribute('lang')).toBe('zh-CN');
    await expect.poll(() => canvas.locator('html').getAttribute('data-appearance')).toBe('dark');
    await expect.poll(() => page.url()).not.toContain('kind=');

    // One press shows four looks.
    await page.getByRole('switch', { name: /^Side by side/ }).click();
    const looks = page.getByRole('region', { name: 'Side by side' });
    await expect.poll(() => looks.getByRole('group').count()).toBe(4);
    const third = looks.getByRole('group').nth(2);
    await third.getByLabel('Width').selectOption('1280');
    await expect.poll(() => page.url()).toContain('zh-dark-1280');
    await looks.getByRole('button', { name: 'Remove English, light, 390 px' }).click();
    await looks.getByRole('button', { name: 'Remove Pseudo-locale, light, 320 px' }).click();
    await expect.poll(() => page.url()).toContain('looks=zh-light-390_zh-dark-1280');

    // Opens the link in a new browser context.
    const other = await Room.open(browser);
    try {
      await other.page.goto(page.url());
      const group = other.page
        .getByRole('region', { name: 'Side by side' })
        .getByRole('group', { name: '简体中文, dark, 1280 px' });
      const story = group.frameLocator('iframe').frameLocator('iframe');
      await story.getByRole('dialog').waitFor();
      const root = story.locator('html');
      expect(await root.getAttribute('data-appearance')).toBe('dark');
      expect(await root.getAttribute('lang')).toBe('zh-CN');
      expect(await root.evaluate(() => innerWidth)).toBe(1280);
    } finally {
      await other.close();
    }
  },
);

test('a reviewer finds a state by its words in any language, its name, its route and its section, reads what a part of the kit is for, its controls, states and source, and compares what changed', async ({
  room,
}) => {
  const finds = [
    [textOf('zh', 'live-classes:signUp'), 'Upcoming'],
    ['all seats of this class', 'Class Is Full'],
    ['/LiveClassList', 'Upcoming'],
    ['001 §8', 'Register Failed'],
  ] as const;
  const { page, canvas } = room;
  await room.goto({ docs: CATALOGUE });
  const found = canvas.getByRole('region', { name: 'Screens/Live classes' });
  for (const [words, name] of finds) {
    await canvas.getByRole('searchbox', { name: 'Find' }).fill(words);
    await expect.poll(() => found.getByRole('link', { name }).count(), { message: words }).toBeGreaterThan(0);
  }

  await room.goWithin({ docs: 'kit-button--docs' });
  await canvas.getByText('Do not use it to go to another page').waitFor();
  await canvas.getByRole('switch', { name: 'compact' }).waitFor();
  expect(await canvas.getByRole('textbox', { name: /JSON/i }).count()).toBe(0);
  await canvas.getByRole('link', { name: /^Busy Without Room/ }).waitFor();
  const source = canvas.getByRole('link', { name: 'packages/ui/src/kit/Button/Button.tsx' });
  const answer = await page.request.get(new URL((await source.getAttribute('href')) ?? '', `${room.url}/`).href);
  expect(await answer.text()).toContain('export function Button(');

  // The page "What changed" says when no pictures have been compared; changed pictures can be compared by keyboard.
  room.allow(/404/);
  // The route is set for the context, so that it applies to requests of the service worker too, which would otherwise
  // get the findings of the last run.
  await page.context().route('**/changes/findings.json', (route) => route.fulfill({ status: 404 }));
  await room.goWithin({ docs: 'start-here-what-changed--docs' });
  await canvas.getByText('have not been compared yet').waitFor();

  await page.context().route('**/changes/**', (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({
          json: [
            {
              name: 'kit-button--primary.phone',
              kind: 'differs',
              sentence: '12 pixels differ.',
              baseline: 'before.png',
              now: 'after.png',
              diff: 'difference.png',
            },
          ],
        })
      : route.fulfill({ path: '.storybook/baselines/kit-button--primary.phone.webp', contentType: 'image/webp' }),
  );
  await canvas.locator('body').evaluate(() => location.reload());
  await canvas.getByRole('link', { name: 'Button / Primary' }).waitFor();
  const slider = canvas.getByRole('slider', { name: /^Button \/ Primary/ });
  await slider.focus();
  await slider.press('End');
  await expect.poll(() => canvas.getByRole('img', { name: 'Before' }).getAttribute('style')).toContain('0%');
  await canvas.getByRole('radio', { name: 'Difference' }).press('Space');
  await canvas.getByRole('img', { name: 'Difference, in red' }).waitFor();
  await expect.poll(() => page.url()).toContain('view=difference');
});
