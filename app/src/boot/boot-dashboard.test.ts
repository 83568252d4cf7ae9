// @vitest-environment jsdom
import { callUrl } from '@portal/data/client';
import { appSettingCall } from '@portal/data/settings';
import { menuFlagsCall } from '@portal/data/shell';
import { earlyTiles, type Course } from '@portal/domain/courses';
import { fingerprint } from '@portal/domain/session';
import { sameClock, type SafeHref } from '@portal/domain/shared';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { boot, resetPage } from '../testing/run-boot.ts';
import type { KeptPicture } from './first-picture/index.ts';
import { prerender } from './prerender.tsx';

let placeholders = '';
beforeAll(async () => {
  const { first, later } = await prerender('/');
  placeholders = first + later;
});
afterEach(resetPage);

const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = 'Pacific/Kiritimati';
const account = {
  UserId: 5001,
  StudentId: 7001,
  FirstName: 'Mei',
  EnrollmentStatus: 'ACTIVE',
  IsRegistrationCompleted: true,
  IsTimezoneSet: true,
  HaveClassSelection: false,
  IsEmailActivated: true,
  TimeZoneWithUtc: `(UTC+00:00) ${device}`,
};
const COURSE: Course = {
  id: 101,
  kind: 'course',
  name: 'PTE',
  description: null,
  icon: { kind: 'default' },
  availability: 'active',
  progress: 'inProgress',
};
const school = {
  FeatureLock: { IsShowNotification: true, AllowStudentShowLiveClass: true },
  IsShowOrganisationName: true,
  OrganisationName: 'Harbour English',
};
const VIDEOS = { ShowVideo: { Result: true } };

interface Sent {
  config?: object;
  student?: object;
  setting?: object;
}

/** The placeholder of the dashboard, or of another page, which has no response yet. */
async function opened({ config = {}, student = {}, setting = {} }: Sent, address = '/') {
  document.cookie = 'authorizationToken=5';
  document.body.innerHTML = `<div id="root"></div>${placeholders}`;
  const granted = (Value: unknown) => () => Response.json({ IsSuccess: true, Value });
  const configured = Promise.withResolvers<Response>();
  const page = await boot(address, {
    '/config.json': () => configured.promise,
    [callUrl('/api', appSettingCall)]: granted({ ...school, ...setting }),
    '/api/Account/CheckAuth': granted({ AccountInformation: { ...account, ...student } }),
    [callUrl('/api', menuFlagsCall(5001))]: granted(VIDEOS),
  });
  page.showPlaceholder();
  page.fillPlaceholder();
  return { page, respond: () => configured.resolve(Response.json(config)) };
}

/** The placeholder of the dashboard when the first responses are there. */
async function dashboard(sent: Sent): Promise<Element> {
  const { respond } = await opened(sent);
  respond();
  return filled();
}

/** The page, once the first responses are in it. */
async function filled(): Promise<Element> {
  const root = document.querySelector('#root');
  await vi.waitFor(() => expect(root?.querySelector('h1')?.textContent).toContain('Mei'), 30_000);
  await vi.waitFor(
    () => expect(root?.querySelector('header a[aria-label]')?.textContent).not.toBe('Student portal'),
    30_000,
  );
  // The time zone is looked at in a task of its own, which was there before this one.
  await new Promise((later) => setTimeout(later, 0));
  if (!root) throw new Error('no root');
  return root;
}

const entriesOf = (root: Element) =>
  [...root.querySelectorAll('nav:last-of-type li:not([aria-hidden])')].map(({ textContent }) => textContent);

describe('the menu', () => {
  test('has what the school and the server show', async () => {
    const root = await dashboard({});
    await vi.waitFor(() => expect(entriesOf(root)).toEqual(['Dashboard', 'Courses', 'Videos', 'More']), 30_000);
  });

  test.each([
    ['access goes by roles', { roleBasedAccess: true }],
    ['the videos have their other label', { videoLabelChange: false }],
  ])('is left to the code where %s', async (_name, config) => {
    const root = await dashboard({ config });
    expect(entriesOf(root)).toEqual(['More']);
  });
});

describe('the notice of another time zone', () => {
  const noticeOf = (root: Element) => root.querySelector('[role=group]')?.textContent ?? null;

  test('stands above the courses', async () => {
    const root = await dashboard({ student: { TimeZoneWithUtc: `(UTC+14:00) ${ELSEWHERE}` } });
    await vi.waitFor(() => expect(noticeOf(root)).toContain('Line Islands Time (UTC+14)'), 30_000);
  });

  test('is not there in the same zone', async () => {
    expect(noticeOf(await dashboard({}))).toBeNull();
  });

  test('is not there in a zone with the same clock', async () => {
    const now = new Date();
    const twin = Intl.supportedValuesOf('timeZone').find((zone) => zone !== device && sameClock(zone, device, now));
    expect(noticeOf(await dashboard({ student: { TimeZoneWithUtc: `(UTC) ${twin}` } }))).toBeNull();
  });

  test('is not there where the student keeps the zone', async () => {
    localStorage.setItem('zoneKept', `${device} ${ELSEWHERE}`);
    expect(noticeOf(await dashboard({ student: { TimeZoneWithUtc: `(UTC+14:00) ${ELSEWHERE}` } }))).toBeNull();
  });
});

describe('what was kept of the last visit', () => {
  const offset = new Date().getTimezoneOffset();
  const zone = { device: 'here', profile: 'there', language: 'en', offset };
  const picture: KeptPicture = { firstName: 'Meihua', tiles: earlyTiles([COURSE]), zone };

  function keep(change: Partial<KeptPicture> = {}): void {
    const version = `${location.origin}/base.js`;
    const kept = { version, session: fingerprint('5'), at: Date.now(), picture: { ...picture, ...change } };
    localStorage.setItem('lastVisit', JSON.stringify(kept));
    window.preloadManifest = { files: ['/base.js'], of: {} };
  }
  const shown = () =>
    [...document.querySelectorAll('#root [role=group], #root article')].map(({ localName }) => localName);
  const cards = () => document.querySelectorAll('#root main section').length;

  test('says the zone again at once, above its courses, and once', async () => {
    keep();
    const { respond } = await opened({ student: { TimeZoneWithUtc: `(UTC+14:00) ${ELSEWHERE}` } });
    expect(shown()).toEqual(['div', 'article']);
    respond();
    await filled();
    expect(shown()).toEqual(['div', 'article']);
  });

  test.each([
    ['of a device elsewhere', { ...zone, offset: offset + 60 }],
    ['in another language', { ...zone, language: 'zh' }],
    ['that was none', null],
  ])('does not say a zone %s', async (_name, changed) => {
    keep({ zone: changed });
    await opened({});
    expect(shown()).toEqual(['article']);
  });

  test('is shown before any response, which then takes its place', async () => {
    const practice = { total: 68, completed: 42, percent: 61, average: 70 };
    keep({
      resume: { id: 101, name: 'PTE', practice, checksLesson: false },
      brand: { name: 'Lakeside', logo: 'https://cdn.example/kept.svg' as SafeHref },
      hidden: { videos: true, liveClasses: true },
      tools: { bell: true, messages: { unread: true } },
    });
    const { respond } = await opened({});
    const root = document.querySelector('#root') ?? expect.fail('no root');
    const brand = () => root.querySelector('header a[aria-label]');
    const tools = () => [...root.querySelectorAll('header div > a[aria-label]')].map(({ ariaLabel }) => ariaLabel);
    expect(root.querySelector('h1')?.textContent).toBe('Welcome back, Meihua');
    expect(brand()?.textContent).toBe('Lakeside');
    expect(root.querySelector('header img')?.getAttribute('src')).toBe('https://cdn.example/kept.svg');
    expect(entriesOf(root)).toEqual(['Dashboard', 'Courses', 'Assessments', 'More']);
    expect(tools()).toEqual(['Lakeside', 'Notifications', 'Messages, new message']);
    expect(root.querySelector('main [role=img]')?.ariaLabel).toBe('Practice lessons completed: 61 per cent');
    respond();
    await vi.waitFor(() => expect(entriesOf(root)).toEqual(['Dashboard', 'Courses', 'Videos', 'More']), 30_000);
    expect(root.querySelector('h1')?.textContent).toBe('Welcome back, Mei');
    expect(brand()?.textContent).toBe('Harbour English');
    expect(root.querySelector('header img')).toBeNull();
    await vi.waitFor(() => expect(tools()).toEqual(['Harbour English', 'Notifications']), 30_000);
  });

  test('without a course to resume has no card from the start', async () => {
    keep();
    const { page } = await opened({});
    const before = cards();
    resetPage();
    page.started();
    keep({ resume: null });
    await opened({});
    expect(cards()).toBe(before - 1);
  });
});

test('what comes while the portal draws is still shown', async () => {
  const { page, respond } = await opened({});
  page.started();
  respond();
  expect((await filled()).querySelector('h1')?.textContent).toBe('Welcome back, Mei');
});

test('where the portal has taken the place nothing is shown', async () => {
  const { page, respond } = await opened({});
  page.started();
  const root = document.querySelector('#root');
  const placeholder = root?.firstElementChild;
  root?.replaceChildren(placeholder?.cloneNode(true) ?? '');
  const portal = root?.innerHTML;
  respond();
  await vi.waitFor(() => expect(placeholder?.querySelector('h1')?.textContent).toContain('Mei'), 30_000);
  await vi.waitFor(
    () => expect(placeholder?.querySelector('header a[aria-label]')?.textContent).toContain('Harbour'),
    30_000,
  );
  expect(root?.innerHTML).toBe(portal);
});

describe('the logo', () => {
  const logoOf = (root: Element) => root.querySelector('header img')?.getAttribute('src') ?? null;
  const site = (SiteLogoUrl: string) => ({ IsShowSiteLogo: true, SiteLogoUrl });

  test.each<[string, Sent, string | null]>([
    ["is the school's", { setting: site('https://cdn.example/a.svg') }, 'https://cdn.example/a.svg'],
    [
      "is the student's",
      { setting: site('https://cdn.example/a.svg'), student: { MainLogo: 'https://cdn.example/b.svg' } },
      'https://cdn.example/b.svg',
    ],
    [
      "is the school's where the student's is not allowed",
      { setting: site('https://cdn.example/a.svg'), student: { MainLogo: 'javascript:alert(1)' } },
      'https://cdn.example/a.svg',
    ],
    [
      'is of the main app',
      { setting: site('/a.svg'), config: { mainAppUrl: 'https://main.example/' } },
      'https://main.example/a.svg',
    ],
    ['is none', { setting: site('javascript:alert(1)') }, null],
  ])('%s', async (_name, sent, expected) => {
    expect(logoOf(await dashboard(sent))).toBe(expected);
  });
});

describe('another page', () => {
  const titleOf = () => document.querySelector('#root h1')?.textContent;

  test('is named before the first paint, and then has its menu', async () => {
    const { respond } = await opened({}, '/MyPackages');
    const root = document.querySelector('#root') ?? expect.fail('no root');
    expect(titleOf()).toBe('My packages');
    expect(root.querySelector('header button')?.getAttribute('aria-label')).toBe('Back');
    expect(entriesOf(root)).toEqual(['More']);
    respond();
    await vi.waitFor(() => expect(entriesOf(root)).toEqual(['Dashboard', 'Courses', 'Videos', 'More']), 30_000);
    expect(root.querySelector('nav [aria-current=true]')?.textContent).toBe('More');
    expect(titleOf()).toBe('My packages');
  });

  test('has at once the menu and the school that the device kept, and nothing else of it', async () => {
    const version = `${location.origin}/base.js`;
    const kept: KeptPicture = {
      firstName: 'Meihua',
      tiles: earlyTiles([COURSE]),
      zone: { device: 'here', profile: 'there', language: 'en', offset: new Date().getTimezoneOffset() },
      resume: null,
      brand: { name: 'Lakeside', logo: null },
      hidden: { liveClasses: true },
    };
    const visit = { version, session: fingerprint('5'), at: Date.now(), picture: kept };
    localStorage.setItem('lastVisit', JSON.stringify(visit));
    window.preloadManifest = { files: ['/base.js'], of: {} };
    await opened({}, '/Lesson/5');
    const root = document.querySelector('#root') ?? expect.fail('no root');
    expect(entriesOf(root)).toEqual(['Dashboard', 'Courses', 'Videos', 'More']);
    expect(root.querySelector('nav a[aria-label]')?.textContent).toBe('Lakeside');
    expect(titleOf()).toBe('Lessons');
    expect(root.querySelector('main')?.textContent).toBe('');
    expect(root.querySelectorAll('main span:empty').length).toBeGreaterThan(5);
  });
});
