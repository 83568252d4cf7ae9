import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { openMore } from './steps.ts';

/** Fulfills the requests to every video provider, and records their URLs. */
async function mockProviders(page: Page, portal: Portal): Promise<string[]> {
  const requested: string[] = [];
  for (const host of ['https://www.youtube.com', 'https://fast.wistia.net', 'https://player.example.com']) {
    portal.allowOrigin(host);
    await page.route(`${host}/**`, async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
    });
  }
  return requested;
}

test('a video of the dashboard opens the gallery; videos of a course are played from its embed code, those of a channel in the gallery, and none before', async ({
  portal,
}) => {
  const page = await portal.openAt('/');
  const requested = await mockProviders(page, portal);
  // The row loads when it is scrolled near, the code of the gallery with a click.
  const row = page.getByRole('region', { name: 'Videos' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return row.count();
    })
    .toBe(1);
  await row.getByRole('button', { name: /^Essay structure/ }).click();
  const gallery = page.getByRole('dialog', { name: 'Essay structure that works' });
  await gallery.getByRole('button', { name: /^Play/ }).waitFor();
  await gallery.getByRole('button', { name: 'Close' }).click();

  await openMore(page);
  await page.getByRole('link', { name: 'Video' }).first().click();
  await page.waitForURL('**/VideoList');
  await page.getByRole('button', { name: /^IELTS Academic/ }).click();
  const dialog = page.getByRole('dialog', { name: 'IELTS Academic: Writing Task 2' });
  const play = dialog.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  expect(requested).toEqual([]);
  expect(portal.calls.find(({ path }) => path === 'Videos/GetVideoEmbedCode')?.body).toEqual({
    CoursePublishedId: 102,
    DiagnosticTestId: null,
  });
  await play.click();
  await expect.poll(() => requested).toEqual(['https://fast.wistia.net/embed/iframe/e4a27b971d']);
  expect(await dialog.locator('iframe').getAttribute('sandbox')).toContain('allow-scripts');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^PTE Academic/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).click();
  await expect
    .poll(() => requested.slice(1))
    .toEqual(['https://www.youtube.com/embed/videoseries?list=PLschoolReadAloud01']);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // A broken link shows an error.
  await page.getByRole('button', { name: /^OET/ }).click();
  await page.getByRole('dialog').getByText('Unable to preview the video.').waitFor();
});

test('videos have the other name where config.json sets it, and a notice where no course is active', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('sam');
  await page.route('**/config.json', (route) => route.fulfill({ json: { videoLabelChange: false } }));
  await page.goto('/');
  await openMore(page);
  await page.getByRole('link', { name: 'Video library' }).click();
  await page.getByRole('heading', { name: 'Video library', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'No active course with videos' }).waitFor();
});
