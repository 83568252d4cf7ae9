import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';

const announcements = (page: Page) => page.getByRole('region', { name: 'Announcements' });
const community = (page: Page) => page.getByRole('region', { name: 'Community posts' });
const bodies = (portal: Portal, path: string) =>
  portal.calls.filter((one) => one.path === path).map(({ body }) => body);

describe('announcements', () => {
  test('are read by opening, dismissed once by a double press, and stay away', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await announcements(page)
      .getByRole('button', { name: /^Holiday support hours/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Holiday support hours' });
    await dialog.waitFor();
    await expect.poll(() => portal.count('Announcement/ReadDetail')).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const both = portal.backend.announcements.block.find(({ Id }) =>
      portal.backend.announcements.community.some((post) => post.Id === Id),
    );
    const { Id, Title } = both ?? expect.fail('nothing stands in both places');
    const row = announcements(page).getByRole('listitem').filter({ hasText: Title });
    await row.getByRole('button', { name: /^Dismiss/ }).dblclick();
    await row.waitFor({ state: 'detached' });
    expect(bodies(portal, 'Announcement/DissmissAnnouncement')).toEqual([{ AnnouncementId: Id }]);
    expect(portal.count('Announcement/ReadDetail')).toBe(1);

    await page.reload();
    await announcements(page).getByRole('listitem').first().waitFor();
    expect(await row.count()).toBe(0);
    await community(page).getByRole('listitem').filter({ hasText: Title }).waitFor();
  });

  test('that cannot be dismissed come back, and say why', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    portal.backend.faults.fail('Announcement/DissmissAnnouncement', { kind: 'rejected', messages: ['Not today.'] });
    const row = announcements(page).getByRole('listitem').first();
    await row.getByRole('button', { name: /^Dismiss/ }).click();
    await announcements(page).getByRole('alert').getByText('Not today.').waitFor();
    portal.backend.faults.clear();
    await announcements(page).getByRole('button', { name: 'Try again' }).click();
    await announcements(page).getByRole('alert').waitFor({ state: 'detached' });
  });
});

describe('community posts', () => {
  test('are there for whom the server says so, and open', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await community(page).getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => portal.count('Announcement/ReadDetail')).toBe(1);
  });

  test('are not asked for where it does not', async ({ portal }) => {
    const page = await portal.openSignedIn('quin');
    const answered = page.waitForResponse('**/api/CommunityPost/ShowCommunityPostPanel**');
    await page.goto('/');
    await (await answered).finished();
    await announcements(page).getByRole('listitem').first().waitFor();
    expect(await community(page).count()).toBe(0);
    expect(portal.count('Announcement/GetActiveAnnouncements')).toBe(0);
  });
});

describe('an email address that waits to be confirmed', () => {
  const panel = (page: Page) => page.getByRole('group', { name: 'Confirm your email address' });
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const confirm = ({ url }: Portal) =>
    fetch(`${url}/api/Account/VerifyEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Token: 'verify-nell' }),
    });

  test('gets one email a press; once confirmed the panel goes for good', async ({ portal }) => {
    const page = await portal.openSignedIn('nell');
    await page.clock.install();
    await page.goto('/');
    await panel(page).getByRole('button', { name: 'Send email again' }).dblclick();
    await panel(page)
      .getByText(/^Sent\./)
      .waitFor();
    expect(portal.count('Account/ResendEmailVerification')).toBe(1);

    await confirm(portal);
    await page.evaluate(comeBack);
    await panel(page).waitFor({ state: 'detached' });

    // Some learning later, what was asked for this page is forgotten.
    await page.getByRole('link', { name: 'Courses', exact: true }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await page.clock.fastForward('06:00');
    const seen = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const look = () => {
            if (document.querySelector('main article')) resolve(document.body.innerText.includes('Confirm your email'));
          };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome back, Nell' }).waitFor();
    expect(await seen).toBe(false);
    expect(await panel(page).count()).toBe(0);
  });

  test('says so when no email could be sent, and sends one on another press', async ({ portal }) => {
    const page = await portal.openSignedIn('nell');
    await page.goto('/');
    portal.backend.faults.fail('Account/ResendEmailVerification', { kind: 'rejected', messages: ['Too often.'] });
    const send = panel(page).getByRole('button', { name: 'Send email again' });
    await send.click();
    await panel(page).getByRole('alert').getByText('Too often.').waitFor();
    portal.backend.faults.clear();
    await send.click();
    await panel(page)
      .getByText(/^Sent\./)
      .waitFor();
  });

  test('is not asked about again for somebody whose address is confirmed', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await announcements(page).waitFor();
    expect(portal.count('Account/GetAccountInformation')).toBe(0);
  });
});
