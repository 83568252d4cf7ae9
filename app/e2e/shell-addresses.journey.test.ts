import { describe, expect } from 'vitest';
import { test } from './portal.ts';
import { SCRIPTS, holdRequests, untilAnswered, untilQuiet } from './requests.ts';
import { announcements, pathOf, waitForCourses, waitForDashboard, waitForProfile } from './steps.ts';

describe('URLs', () => {
  test('resolve whatever their letter case, and stay as they were typed', async ({ portal }) => {
    const page = await portal.openSignedIn();
    for (const [path, heading] of [
      ['/MYCOURSELIST', 'Courses'],
      ['/diagnostictest/301', 'PTE diagnostic test'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(pathOf(page)).toBe(path);
    }
  });

  test('an unknown one says so, in or out of a session, and leads back', async ({ portal }) => {
    for (const page of [await portal.open(), await portal.openSignedIn()]) {
      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    }
  });

  test('an unknown one never shows the sign-in page or a menu on the way', async ({ portal }) => {
    for (const page of [await portal.open(), await portal.openSignedIn()]) {
      const code = await holdRequests(page, SCRIPTS);
      await page.goto('/no/such/page', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.locator('#root form, #root nav').count()).toBe(0);
      code.open();
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    }
  });

  test('/Integration leads to the dashboard', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Integration');
    await waitForDashboard(page);
    expect(pathOf(page)).toBe('/');
  });
});

describe('without a connection', () => {
  test('the page says so, and refetches when it is back', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'rejected', messages: ['Not now.'] });
    const page = await portal.openSignedIn();
    await page.goto('/');
    await page.getByRole('main').getByText('Not now.').waitFor();
    // Requests that are pending when the connection is lost would lead to the error page: also those of the panels.
    await announcements(page).getByRole('listitem').first().waitFor();
    await untilQuiet(page);
    const notice = page.getByRole('main').getByText('You’re offline', { exact: true });
    expect(await notice.count()).toBe(0);
    await page.context().setOffline(true);
    await notice.waitFor();
    portal.backend.faults.clear();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    expect(await page.getByText('Not now.').count()).toBe(0);
  });

  test('a page that fails without one leads to the error page, and back once it is restored', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    await page.goto('/Profile');
    await waitForProfile(page);
    // The code of the page is fetched ahead, its courses are not: only their request will fail.
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 500 }, 1);
    await untilAnswered(page, 'Course/PagedStudentCourse', () => page.getByRole('link', { name: 'Courses' }).hover());
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Courses' }).click();
    await page.waitForURL('**/Error');
    await page.getByRole('heading', { name: 'Error' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Back' }).click();
    await waitForCourses(page);
  });
});
