import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { announcements, waitForPanels } from './steps.ts';

const READ = 'Announcement/ReadDetail';
const DISMISS = 'Announcement/DissmissAnnouncement';

const community = (page: Page) => page.getByRole('region', { name: 'Community posts' });

/**
 * Opens the dashboard and waits until it is quiet: content that loads late above a row would move it during a click.
 */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await waitForPanels(page);
  await untilQuiet(page);
}

test('announcements and community posts open, are read by that, are dismissed once by a double press, and stay away', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await openDashboard(page);
  // Community posts are shown where the server enables them.
  await community(page).getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => portal.count(READ)).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await announcements(page)
    .getByRole('button', { name: /^Holiday support hours/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Holiday support hours' });
  await dialog.waitFor();
  await expect.poll(() => portal.count(READ)).toBe(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const both = portal.backend.announcements.block.find(({ Id }) =>
    portal.backend.announcements.community.some((post) => post.Id === Id),
  );
  const { Id, Title } = both ?? expect.fail('no announcement is in both places');
  const row = announcements(page).getByRole('listitem').filter({ hasText: Title });
  await row.getByRole('button', { name: /^Dismiss/ }).dblclick();
  await row.waitFor({ state: 'detached' });
  expect(portal.bodies(DISMISS)).toEqual([{ AnnouncementId: Id }]);
  expect(portal.count(READ)).toBe(2);

  // One that cannot be dismissed is shown again, with the error.
  await untilQuiet(page);
  portal.backend.faults.fail(DISMISS, { kind: 'rejected', messages: ['Not today.'] });
  await announcements(page)
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Dismiss/ })
    .press('Enter');
  await announcements(page).getByRole('alert').getByText('Not today.').waitFor();
  portal.backend.faults.clear();
  await announcements(page).getByRole('button', { name: 'Try again' }).click();
  await announcements(page).getByRole('alert').waitFor({ state: 'detached' });

  // Waits for the response to the dismissal, which a reload would cancel.
  await untilQuiet(page);
  await page.reload();
  await announcements(page).getByRole('listitem').first().waitFor();
  expect(await row.count()).toBe(0);
  await community(page).getByRole('listitem').filter({ hasText: Title }).waitFor();
});

test('community posts are not fetched where the server does not enable them', async ({ portal }) => {
  const page = await portal.openSignedIn('quin');
  const answered = page.waitForResponse('**/api/CommunityPost/ShowCommunityPostPanel**');
  await page.goto('/');
  await (await answered).finished();
  await announcements(page).getByRole('listitem').first().waitFor();
  expect(await community(page).count()).toBe(0);
  expect(portal.count('Announcement/GetActiveAnnouncements')).toBe(0);
});
