import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { paths } from '@portal/domain/screens';
import { addDays } from '@portal/domain/shared';
import { STORY_NOW } from '@portal/mocks/story-now';
import { DESKTOP, test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { goWithin, navigate } from './screens.ts';
import { openMore, openTab, pathOf, postToWindow, storedValue, waitForCourses } from './steps.ts';

const ACTIVE = 'Package/GetActivePackageGridJson';
const EXPIRED = 'Package/GetExpiredPackageGridJson';
const UNSUBSCRIBE = 'Package/UnsubscribePackage';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('from the menu over Enrollment to the packages; the tab is in the address; a school that lets add and renew nothing', async ({
  portal,
}) => {
  const page = await portal.openAt('/');
  await openMore(page);
  await page.getByRole('link', { name: 'Enrollment' }).click();
  await page.getByRole('heading', { name: 'Enrollment', level: 1 }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Add or buy a course/ }).waitFor();
  await page.getByRole('link', { name: /^My courses/ }).click();
  await card(page, 'PTE Academic: Essential').getByText('46 days').waitFor();
  expect(portal.bodies(ACTIVE)).toEqual([
    { PageIndex: 0, PageSize: 10, SortFieldName: 'Id', SortOrder: 'ASC', Keyword: '' },
  ]);
  expect(portal.count(EXPIRED)).toBe(0);

  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.waitForURL('**/MyPackages?tab=completed');
  await card(page, 'IELTS General: letters').waitFor();
  await button(page, 'Renew Free starter: everyday English').waitFor();
  expect(portal.bodies(EXPIRED)).toEqual([
    { PageIndex: 0, PageSize: 10, SortFieldName: 'ExpireRenewalDate', SortOrder: 'DESC', Keyword: '' },
  ]);

  // From now on, only the school itself adds and renews courses.
  const { FeatureLock } = portal.backend.setting;
  portal.backend.setting.FeatureLock = { ...FeatureLock, HideRenewPackage: true };
  portal.backend.sidebar = { ...portal.backend.sidebar, AllowStudentToAddPackage: false };
  await page.reload();
  await card(page, 'IELTS General: letters').waitFor();
  await card(page, 'Free starter: everyday English').getByRole('link').waitFor();
  await expect.poll(() => main.getByRole('button').count()).toBe(0);
  await page.goBack();
  await card(page, 'PTE Academic: Essential').waitFor();

  // Without any package, there is no link to add one, either.
  portal.student('mei').packages = [];
  await postToWindow(page, { ReloadPackage: true });
  await page.getByRole('heading', { name: 'No active packages' }).waitFor();
  await navigate(page, paths.enrollment);
  await page.getByRole('link', { name: /^My courses/ }).waitFor();
  await expect.poll(() => main.getByRole('link').count()).toBe(2);
  await page.getByRole('link', { name: /^Completed/ }).click();
  await page.getByRole('heading', { name: 'No completed packages' }).waitFor();
  await page.getByRole('tab', { name: 'Active' }).click();
  await page.getByRole('heading', { name: 'No active packages' }).waitFor();
  expect(await page.getByRole('link', { name: 'See courses' }).count()).toBe(0);
});

test('a certificate opens in a new tab; unsubscribing asks, and is tried again; windows of the main app report changes', async ({
  portal,
}) => {
  const page = await portal.openAt('/MyPackages', { viewport: { width: 768, height: 1024 } });
  const certificate = card(page, 'PTE Academic: Essential').getByRole('link');
  // Side by side, facts and buttons are in one line, however long the descriptions are.
  const bottomOf = async (one: Locator) => {
    const { y, height } = (await one.boundingBox()) ?? expect.fail('not shown');
    return y + height;
  };
  const [essential, listening] = ['PTE Academic: Essential', 'PTE Listening booster'].map((name) =>
    card(page, name).getByText('Time left'),
  ) as [Locator, Locator];
  expect(await bottomOf(essential)).toBe(await bottomOf(listening));
  const [writing, coaching] = ['PTE Writing booster', 'Small group coaching'].map((name) =>
    button(page, `Unsubscribe ${name}`),
  ) as [Locator, Locator];
  expect(await bottomOf(writing)).toBe(await bottomOf(coaching));
  const tab = await openTab(page, () => certificate.click());
  expect(pathOf(tab)).toBe('/Package/GetCertificate');
  expect(new URL(tab.url()).searchParams.get('certificateId')).toBe('9001');
  await tab.getByRole('heading', { name: 'Certificate' }).waitFor();
  await tab.close();

  const leave = button(page, 'Unsubscribe Small group coaching');
  await leave.click();
  await dialog(page, 'Unsubscribe?').getByText('for 12 more days').waitFor();
  await button(page, 'Keep subscription').click();
  expect(portal.count(UNSUBSCRIBE)).toBe(0);

  // It is refused with the server’s message, and retried in the same dialog.
  portal.backend.faults.fail(UNSUBSCRIBE, { kind: 'rejected', messages: ['A payment is pending.'] }, 1);
  await leave.click();
  await dialog(page, 'Unsubscribe?').getByRole('button', { name: 'Unsubscribe' }).click();
  await dialog(page, 'Unsubscribe?').getByRole('alert').getByText('A payment is pending.').waitFor();
  await dialog(page, 'Unsubscribe?').getByRole('button', { name: 'Unsubscribe' }).dblclick();
  // The toast disappears automatically, so it is checked first.
  await page.getByText('Subscription cancelled').waitFor();
  await card(page, 'Small group coaching').getByText('Cancelled').waitFor();
  await card(page, 'Small group coaching').getByText('It will not renew.').waitFor();
  expect(await dialog(page, 'Unsubscribe?').count()).toBe(0);
  expect(await leave.count()).toBe(0);
  const { StudentId } = portal.student('mei').account;
  expect(portal.bodies(UNSUBSCRIBE)).toEqual([
    { PackageId: 1250, StudentId },
    { PackageId: 1250, StudentId },
  ]);

  // A window reports which list has changed: only that one is fetched. Before that, the calls after unsubscribing have
  // to finish.
  await untilQuiet(page);
  const asked = portal.count(ACTIVE);
  portal.student('mei').packages = portal.student('mei').packages.filter(({ packageId }) => packageId !== 1250);
  await postToWindow(page, { ReloadCurrentPage: true, key: 'packages-expired' });
  await postToWindow(page, { ReloadCurrentPage: true, key: 'packages-active' });
  await expect.poll(() => card(page, 'Small group coaching').count()).toBe(0);
  expect(portal.count(ACTIVE)).toBe(asked + 1);
  await postToWindow(page, { ReloadPackage: true });
  await expect.poll(() => portal.count(ACTIVE)).toBe(asked + 2);
  expect(pathOf(page)).toBe('/MyPackages');
});

test('pages and their size are in the address, and a page that does not exist is the last one', async ({ portal }) => {
  const page = await portal.openAt('/MyPackages', { as: 'max' });
  const pages = page.getByRole('navigation', { name: 'Pages of active packages' });
  await pages.getByText(/^1 to 10 of \d+$/).waitFor();
  const [first] = await names(page);
  const total = Number(/\d+$/.exec((await pages.getByRole('status').textContent()) ?? '')?.[0]);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('**/MyPackages?page=2');
  await expect.poll(async () => (await names(page))[0]).not.toBe(first);
  expect(await names(page)).toHaveLength(total - 10);
  await pages.getByText(`11 to ${total} of ${total}`).waitFor();

  await pages.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await page.waitForURL('**/MyPackages?size=25');
  await expect.poll(async () => (await names(page)).length).toBe(total);

  // A new document reads the URL.
  await page.goto('/MyPackages?page=9');
  await page.waitForURL('**/MyPackages?page=2');
  await pages.getByText(`11 to ${total} of ${total}`).waitFor();
  await page.goBack();
  await page.waitForURL('**/MyPackages?size=25');
});

test('an archived student whose payment a window of the main app reports may open every screen', async ({ portal }) => {
  const page = await portal.openAt('/MyPackages', { ...DESKTOP, as: 'ana', localStorage: { ShowInfoModal: 'false' } });
  await page.getByRole('tab', { name: 'Completed' }).waitFor();
  const courses = page.getByRole('link', { name: 'Courses', exact: true });
  await courses.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  portal.student('ana').account.EnrollmentStatus = 'ACTIVE';
  await postToWindow(page, { ReloadPackage: true });
  await page.getByRole('link', { name: 'Notifications' }).waitFor();
  await courses.click();
  await page.waitForURL('**/MyCourseList');
});

/** A package that ended on the first of the month. */
const ended = (packageId: number) => ({
  packageId,
  endsOn: '2026-11-01',
  cancelled: false,
  archived: false,
  certificateId: null,
});

test('on a phone what is free is renewed, and on a desktop what is paid; a package of the same course is asked about', async ({
  portal,
}) => {
  const page = await portal.openAt('/MyPackages');
  portal.student('mei').packages.push(ended(1012));
  await page.getByRole('tab', { name: 'Completed' }).click();
  await card(page, 'IELTS General: letters').getByText('Renew it on a desktop or laptop.').waitFor();
  expect(await card(page, 'IELTS General: letters').getByRole('button').count()).toBe(0);

  // A free package is added with the flag of a renewal, and is active.
  await button(page, 'Renew Free starter: everyday English').click();
  await page.getByRole('radio', { name: /^Mornings/ }).waitFor();
  await button(page, 'Continue').click();
  await page.getByText('Package renewed. It’s under Active.').waitFor();
  await expect.poll(() => card(page, 'Free starter: everyday English').count()).toBe(0);
  expect(portal.bodies('Package/AddPackage')).toEqual([{ PackageId: 1080, ClassId: 37, IsRenewPackage: true }]);
  await page.getByRole('tab', { name: 'Active' }).click();
  await card(page, 'Free starter: everyday English').getByText('42 days').waitFor();

  // The payment of a paid package contains the old package, and its message refreshes the lists.
  await page.setViewportSize(DESKTOP.viewport ?? expect.fail('no size'));
  await page.getByRole('tab', { name: 'Completed' }).click();
  const payment = async (press: () => Promise<void>) => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
    await tab.waitForURL('**/Package/UpgradePackage?**');
    return tab;
  };
  const paid = await payment(() => button(page, 'Renew IELTS General: letters').click());
  expect(new URL(paid.url()).search).toContain('&packageId=1060');
  await dialog(page, 'Finish paying in the other tab').waitFor();
  await paid.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(() => card(page, 'IELTS General: letters').count()).toBe(0);
  await expect.poll(() => page.getByRole('dialog').filter({ hasText: 'Finish paying' }).count()).toBe(0);
  expect(pathOf(page)).toBe('/MyPackages');

  // The course already has another package: the student has to confirm, and the payment contains both.
  const lookups = portal.count('Package/GetStudentPackage');
  const [empty] = await Promise.all([page.waitForEvent('popup'), button(page, 'Renew PTE Academic: Complete').click()]);
  // The tab that the click opened is closed, since a confirmation is needed.
  if (!empty.isClosed()) await empty.waitForEvent('close');
  const question = dialog(page, 'Replace your progress?');
  await question.getByText('What you have now: PTE Academic: Essential').waitFor();
  const both = await payment(() => question.getByRole('button', { name: 'Replace progress' }).press('Enter'));
  expect(new URL(both.url()).search).toContain('&packageId=1012&oldPackageId=1011&classId=31');
  expect(portal.count('Package/GetStudentPackage')).toBe(lookups + 1);
});

test('before a package ends the dashboard says so after a visit of the packages, without a request, until it is dismissed', async ({
  portal,
}) => {
  const page = await portal.openAt('/');
  const notice = page.getByRole('group', { name: '“PTE Listening booster” ends in 3 days' });
  await waitForCourses(page);
  expect(await notice.count()).toBe(0);
  await navigate(page, paths.myPackages);
  await card(page, 'PTE Listening booster').waitFor();
  const { StudentId } = portal.student('mei').account;
  await expect.poll(() => storedValue(page, `packageNudge:${StudentId}`)).toBe('2026-11-21');
  // A new document, which has not fetched the packages.
  await page.goto('/');
  await notice.getByText(/24\/11\/2026/).waitFor();
  expect(portal.count(ACTIVE)).toBe(1);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await goWithin(page, paths.help);
  await goWithin(page, paths.dashboard);
  await waitForCourses(page);
  expect(await notice.count()).toBe(0);

  // A day before the end, the notice is shown once more.
  await page.clock.setFixedTime(new Date(`${addDays(STORY_NOW.toISOString().slice(0, 10), 2)}T23:37:43Z`));
  await page.reload();
  await page.getByRole('group', { name: '“PTE Listening booster” ends in 1 day' }).waitFor();
  await page.getByRole('link', { name: 'See my packages' }).click();
  await page.waitForURL('**/MyPackages');
});
