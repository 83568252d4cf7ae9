import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './portal.ts';
import { SCRIPTS, holdRequests, untilAnswered, untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import { pathOf, waitForDashboard, waitForPanels, waitForProfile } from './steps.ts';

describe('URLs', () => {
  test('resolve whatever their letter case, and stay as they were typed; /Integration leads to the dashboard', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    const expectPage = async (path: string, heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(pathOf(page)).toBe(path);
    };
    await page.goto('/MYCOURSELIST');
    await expectPage('/MYCOURSELIST', 'Courses');
    await goWithin(page, '/diagnostictest/301');
    await expectPage('/diagnostictest/301', 'PTE diagnostic test');
    await goWithin(page, '/Integration');
    await waitForDashboard(page);
    expect(pathOf(page)).toBe('/');
  });

  test('an unknown one says so in or out of a session, with no sign-in page or menu on the way, and leads back', async ({
    portal,
  }) => {
    const expectNotFound = async (page: Page) => {
      const code = await holdRequests(page, SCRIPTS);
      await page.goto('/no/such/page', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.locator('#root form, #root nav').count()).toBe(0);
      code.open();
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    };
    const page = await portal.open();
    await expectNotFound(page);
    await expectNotFound(await portal.openSignedInAgain(page));
  });
});

test('without a connection a page that fails leads to the error page, and one that is shown says so; both are themselves again with it', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  await page.goto('/Profile');
  await waitForProfile(page);
  // The code of the page is prefetched, its courses are not: only their request will fail.
  portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 500 }, 1);
  await untilAnswered(page, 'Course/PagedStudentCourse', () => page.getByRole('link', { name: 'Courses' }).hover());
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/Error');
  await page.getByRole('heading', { name: 'Error' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Back' }).click();
  await waitForPanels(page);

  portal.backend.faults.fail('Event/GetUpcomingEventGridJson', { kind: 'rejected', messages: ['Not now.'] });
  await goWithin(page, '/Event');
  await page.getByRole('main').getByText('Not now.').waitFor();
  // Requests that are pending when the connection is lost would lead to the error page.
  await untilQuiet(page);
  const notice = page.getByRole('main').getByText('You’re offline', { exact: true });
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await notice.waitFor();
  portal.backend.faults.clear();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.locator('li[aria-posinset]').first().waitFor();
  expect(await page.getByText('Not now.').count()).toBe(0);
});

test('a page that is left before it was answered has not failed: it is there again when the student comes back', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyCourseList');
  await untilQuiet(page);
  portal.backend.faults.delay('Profile/GetProfile', 60_000);
  await goWithin(page, '/Profile');
  // The browser aborts the page’s calls a moment before the document is unloaded.
  await page.goto('/Event');
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  portal.backend.faults.clear();
  await page.goBack();
  await waitForProfile(page);
  expect(pathOf(page)).toBe('/Profile');
});
