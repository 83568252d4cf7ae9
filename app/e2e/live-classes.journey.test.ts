import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { holdRequests, untilAnswered, untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import { focused, passTime, pathOf, postToWindow, searchTwice, storedValue, waitForDashboard } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

const UPCOMING = 'LiveClass/GetUpcomingLiveClassEventGridJson';
const REGISTERED = 'LiveClass/GetRegisteredLiveClassEventGridJson';
const RECORDINGS = 'LiveClassLibrary/GetActiveLiveClassLibrary';
const WATCHED = 'LiveClassLibrary/SetAsWatched';

const OPEN_CLASS = 'IELTS Writing Task 2: planning in five minutes';
const MINE = 'TOEFL Speaking: one-minute answers';

const box = (page: Page, name = 'Upcoming live classes') => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const pageRequest = (PageIndex: number, Keyword = '') => ({
  PageIndex,
  PageSize: 10,
  SortFieldName: '',
  SortOrder: 'ASC',
  Keyword,
});

const signUp = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Sign up for/ });

const registeredMark = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Registered/ });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('what comes next, page by page; one signs up once, never for what is full or clashes', async ({ portal }) => {
  const page = await portal.openAt('/');
  await waitForDashboard(page);
  await page.getByRole('link', { name: 'Live classes', exact: true }).click();
  await page.waitForURL('**/LiveClassList');
  await page.getByRole('heading', { name: 'Live classes', level: 1 }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Live classes'));
  const next = page.getByRole('region', { name: 'Your next live class' });
  await next.getByRole('heading', { name: OPEN_CLASS }).waitFor();
  await next.getByText('Today, 20:00 to 20:45').waitFor();
  await page.getByText('Times in Australian Eastern Time (UTC+11)').waitFor();
  expect(await page.getByRole('link', { name: 'Change your time zone' }).getAttribute('href')).toBe('/Profile');
  // Tabs at the top of a page are flush with the header.
  const tabs = page.getByRole('tablist', { name: 'Live classes or library' });
  expect((await tabs.boundingBox())?.y).toBe((await page.getByRole('main').boundingBox())?.y);
  await card(page, OPEN_CLASS).waitFor();
  // 500 px, or the remaining space: only the list scrolls, not the page around it.
  expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(500);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await box(page).evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => portal.count(UPCOMING)).toBeGreaterThan(1);
  const courses = portal.student('mei').courses;
  const CoursePublishedIds = [0, ...courses.filter(({ ItemType }) => ItemType === 1).map(({ Id }) => Id)].join(',');
  const pages = portal.bodies(UPCOMING);
  expect(pages).toEqual(pages.map((_body, index) => ({ ...pageRequest(index), CoursePublishedIds })));
  expect(portal.count(REGISTERED)).toBe(0);
  expect(portal.count(RECORDINGS)).toBe(0);

  // A class that is full, or clashes with another, is never registered for.
  await box(page).evaluate((one) => one.scrollTo(0, 0));
  for (const [name, notice, message] of [
    ['OET role plays for nurses', 'Class is Full', 'All seats of this class are taken.'],
    [
      'PTE Listening: Write from Dictation',
      'Conflict with Other',
      'You are already registered for another class at this time.',
    ],
  ] as const) {
    await signUp(page, name).click();
    await dialog(page, notice).getByText(message).waitFor();
    expect(await focused(page)).toBe(notice);
    await dialog(page, notice).getByRole('button', { name: 'OK' }).click();
    await signUp(page, name).waitFor();
    await expect.poll(() => focused(page)).toContain('Sign up');
  }
  expect(portal.count('LiveClass/IsValidLiveClassRegister')).toBe(2);
  expect(portal.count('LiveClass/RegisterLiveClass')).toBe(0);
  expect(new URL(page.url()).search).toBe('');

  // Another class is found by a search, registered for once however often the button is clicked, and then listed as
  // registered.
  await page.getByRole('searchbox').fill('planning');
  await page.waitForURL('**/LiveClassList?q=planning');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  const gate = await holdRequests(page, '**/api/LiveClass/RegisterLiveClass');
  // Two clicks before the next render.
  await signUp(page, OPEN_CLASS).evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await card(page, OPEN_CLASS).getByRole('button', { name: 'Signing up' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // While the request is pending, the student opens another tab.
  await tab(page, 'Library').click();
  await page.getByRole('searchbox', { name: 'Search recordings' }).fill('describe');
  await page.waitForURL('**/LiveClassList?tab=liveclassesLibrary&q=describe');
  gate.open();
  await dialog(page, 'Registration Completed').waitFor();
  expect(await focused(page)).toBe('Registration Completed');
  await page.waitForURL('**/LiveClassList?sub=registered');
  await registeredMark(page, OPEN_CLASS).waitFor();
  await dialog(page, 'Registration Completed').getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => focused(page)).toBe('Live classes');
  expect(portal.bodies('LiveClass/IsValidLiveClassRegister').slice(2)).toEqual([
    { StudentId: 7001, LiveClassEventId: 402 },
  ]);
  expect(portal.bodies('LiveClass/RegisterLiveClass')).toEqual([{ StudentId: 7001, LiveClassEventId: 402 }]);
  await tab(page, 'Upcoming').click();
  await card(page, 'OET role plays for nurses').waitFor();
  expect(await page.getByRole('article', { name: OPEN_CLASS }).count()).toBe(0);

  // The dashboard shows it too.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const week = page.getByRole('region', { name: 'Live classes and meetings' });
  await week.getByRole('listitem').filter({ hasText: OPEN_CLASS }).getByText('Registered').waitFor();
});

test('a registered class is exported, and given back; what is signed up for is hidden at once', async ({ portal }) => {
  const page = await portal.openAt('/LiveClassList?sub=registered');

  // The class is saved as a file for the student's own calendar.
  const download = page.waitForEvent('download');
  await card(page, MINE)
    .getByRole('button', { name: /to your calendar$/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('live-class.ics');
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n', '\n').replaceAll('\n\t', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`SUMMARY:${MINE}`);
  // The same id as from the dashboard, so that a calendar does not add it twice.
  expect(text).toContain('UID:liveclassevent-406@student-portal');
  expect(text).toContain('DTSTART:20261125T060000Z');
  expect(text).toContain('DTEND:20261125T070000Z');

  // The registration is cancelled only after a confirmation; then the class is upcoming again.
  const question = dialog(page, 'Cancel your registration?');
  await registeredMark(page, MINE).click();
  await question.getByRole('button', { name: 'Keep my place' }).click();
  await expect.poll(() => focused(page)).toBe('Registered');
  expect(portal.count('LiveClass/CancelRegisterLiveClass')).toBe(0);
  await registeredMark(page, MINE).click();
  await question.getByRole('button', { name: 'Cancel registration' }).dblclick();
  await dialog(page, 'Unregister Completed').waitFor();
  await expect.poll(() => focused(page)).toBe('Unregister Completed');
  await dialog(page, 'Unregister Completed').getByRole('button', { name: 'Done' }).press('Enter');
  await expect.poll(() => page.getByRole('article', { name: MINE }).count()).toBe(0);
  expect(portal.bodies('LiveClass/CancelRegisterLiveClass')).toEqual([{ LiveClassEventId: 406 }]);
  expect(new URL(page.url()).search).toBe('?sub=registered');
  await tab(page, 'Upcoming').click();
  await signUp(page, MINE).waitFor();

  // After registering, the card of the class is hidden before its list is refetched.
  await signUp(page, OPEN_CLASS).waitFor();
  const lists = await holdRequests(page, /GridJson$/);
  await signUp(page, OPEN_CLASS).click();
  await dialog(page, 'Registration Completed').getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/LiveClassList?sub=registered');
  await page.goBack();
  await card(page, 'OET role plays for nurses').waitFor();
  expect(await page.getByRole('article', { name: OPEN_CLASS }).count()).toBe(0);
  lists.open();
});

test('a registered class counts down, is joined when the server says it is live, and leaves when it is over', async ({
  portal,
}) => {
  const page = await portal.openAt('/LiveClassList?sub=registered', { now: new Date('2026-11-20T22:48:05Z') });
  const mine = card(page, 'PTE Speaking: Describe Image');
  await mine.getByText('Starts in 12 min').waitFor();

  // The student’s clock is ahead: it is twelve o’clock in the browser, but not yet on the server.
  portal.backend.now = () => new Date('2026-11-20T22:59:58Z');
  await passTime(page, '12:00');
  await mine.getByText('Started').waitFor();
  await expect.poll(() => portal.count(REGISTERED)).toBe(2);
  expect(await mine.getByText('Live now').count()).toBe(0);

  portal.backend.now = () => new Date('2026-11-20T23:00:58Z');
  await passTime(page, '01:00');
  const join = mine.getByRole('link', { name: /^Live now: join/ });
  await join.waitFor();
  expect(await join.getAttribute('href')).toBe('https://meet.example.com/live/401');
  expect(await join.getAttribute('target')).toBe('_blank');

  portal.backend.now = () => new Date('2026-11-21T00:01:30Z');
  await passTime(page, '01:00:00');
  await expect.poll(() => mine.count()).toBe(0);
});

const recording = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const NEW = 'PTE Speaking: Describe Image';
const HOSTED = 'Writing Task 2: planning in five minutes';

test('the library fetches each list once, when it is opened, and a hosted recording resumes where it was left', async ({
  portal,
}) => {
  // Nothing is fetched before the library's flag is known, and no classes, since they are not shown.
  const calls = () =>
    [...new Set(portal.calls.map(({ path }) => path))].filter((path) => /^LiveClass(Library)?\/Get/.test(path));
  const page = await portal.openSignedIn('mei');
  const gate = await holdRequests(page, '**/api/LiveClass/ShowHideLiveClassLibrary');
  await page.goto('/LiveClassList?tab=liveclassesLibrary&q=describe');
  await tab(page, 'Library').waitFor();
  await page.getByRole('main').getByText('Loading').first().waitFor({ state: 'attached' });
  await expect.poll(() => portal.count('LiveClass/ShowHideLiveClassLibrary')).toBe(1);
  expect(calls()).toEqual([]);
  gate.open();
  await recording(page, NEW).waitFor();
  expect(calls().toSorted()).toEqual([RECORDINGS, 'LiveClassLibrary/GetCourseOnLiveClassLibrary']);

  // A course’s list is fetched when it is first opened, and not again.
  await page.getByRole('searchbox', { name: 'Search recordings' }).fill('');
  await page.waitForURL('**/LiveClassList?tab=liveclassesLibrary');
  await recording(page, HOSTED).waitFor();
  await tab(page, /^IELTS Academic/).click();
  await page.waitForURL('**/LiveClassList?tab=liveclassesLibrary&course=102');
  await recording(page, 'Llanfair').waitFor();
  await tab(page, /^PTE Academic/).click();
  await recording(page, NEW).waitFor();
  expect(portal.bodies(RECORDINGS)).toEqual([
    { ...pageRequest(0, 'describe'), CourseId: 101 },
    { ...pageRequest(0), CourseId: 101 },
    { ...pageRequest(0), CourseId: 102 },
  ]);

  // The position in a hosted recording is stored on this device.
  portal.allowOrigin('https://media.example.com');
  await mockMedia(page);
  await recording(page, HOSTED).getByRole('button').click();
  await dialog(page, HOSTED).getByRole('button', { name: /^Play/ }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  await video.evaluate((one: HTMLVideoElement) => {
    one.pause();
    one.currentTime = 31;
  });
  await expect.poll(() => storedValue(page, 'videoPosition:7001:9002')).toMatch(/^3\d$/);
  await page.keyboard.press('Escape');
  await recording(page, HOSTED).getByRole('button').click();
  await dialog(page, HOSTED)
    .getByText(/^Goes on at 0:3\d, where you left off\.$/)
    .waitFor();
  await dialog(page, HOSTED).getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(30);
});

test('the tools of both lists share a line on a desktop; on a tablet the search of the library is below its courses', async ({
  portal,
}) => {
  const edges = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? expect.fail('not in view');
    return { left: x, right: x + width, top: y, middle: y + height / 2, bottom: y + height };
  };
  const page = await portal.openAt('/LiveClassList', DESKTOP);
  const choice = await edges(page.getByRole('tablist', { name: 'Upcoming or registered' }));
  const zone = await edges(page.getByText('Times in Australian Eastern Time (UTC+11)'));
  const search = await edges(page.getByRole('searchbox', { name: 'Search live classes' }));
  expect(choice.right).toBeLessThan(zone.left);
  expect(zone.right).toBeLessThan(search.left);
  const list = await edges(box(page));
  expect(search.right).toBeCloseTo(list.right, 0);

  await tab(page, 'Library').click();
  const courses = page.getByRole('tablist', { name: 'Courses with recordings' });
  const recordings = page.getByRole('searchbox', { name: 'Search recordings' });
  expect((await edges(courses.getByRole('tab').first())).middle).toBe((await edges(recordings)).middle);
  await page.setViewportSize({ width: 768, height: 1024 });
  const chips = courses.getByRole('tab');
  const [first, last, below] = [await edges(chips.first()), await edges(chips.last()), await edges(recordings)];
  expect(last.top).toBe(first.top);
  expect(below.top).toBeGreaterThan(first.bottom);
});

test('a new recording is watched once it is opened, which is reported to the server until that succeeds', async ({
  portal,
}) => {
  portal.allow(/500/);
  const page = await portal.openAt('/LiveClassList?tab=liveclassesLibrary');
  const watch = async (name: string) => {
    await recording(page, name).getByRole('button').click();
    await dialog(page, name)
      .getByRole('button', { name: `Play “${name}”` })
      .waitFor();
  };
  await recording(page, NEW).getByText('New').waitFor();

  // A recording whose report failed stays new.
  portal.backend.faults.fail(WATCHED, { kind: 'status', status: 500 });
  await untilAnswered(page, WATCHED, () => watch(NEW));
  await page.keyboard.press('Escape');
  await recording(page, NEW).getByText('New').waitFor();
  expect(pathOf(page)).toBe('/LiveClassList');
  portal.backend.faults.clear();

  // Opened again while the next page is pending, it is watched, and that page's response does not change this.
  const gate = await holdRequests(page, `**/api/${RECORDINGS}`, { answered: true });
  const list = page.getByRole('region', { name: /^Recordings/ });
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => portal.count(RECORDINGS)).toBe(2);
  await list.evaluate((one) => one.scrollTo(0, 0));
  await watch(NEW);
  await page.keyboard.press('Escape');
  const counter = page.getByText(/^Recordings: PTE Academic.*shown$/);
  const before = await counter.innerText();
  gate.open();
  await expect.poll(() => counter.innerText()).not.toBe(before);
  await recording(page, NEW).getByText('Watched').waitFor();

  // It is not reported again, nor is a recording that was watched before; and none plays automatically.
  await watch(NEW);
  expect(await page.locator('iframe, video').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(NEW);
  await recording(page, HOSTED).getByRole('button').click();
  await dialog(page, HOSTED).waitFor();
  await page.keyboard.press('Escape');
  const report = { StudentId: 7001, UserName: 'mei', LiveClassLibraryId: 9001 };
  expect(portal.bodies(WATCHED), 'the one that failed, and the one after it').toEqual([report, report]);

  // A reload would cancel a report that is still pending.
  await untilQuiet(page);
  await page.reload();
  await recording(page, NEW).getByText('Watched').waitFor();
});

test('the URL keeps tab, course, sub-tab and search through reload and back; an older search never shows', async ({
  portal,
}) => {
  const page = await portal.openAt('/LiveClassList');
  await card(page, OPEN_CLASS).waitFor();
  await tab(page, 'Registered').click();
  await page.getByRole('searchbox', { name: 'Search your classes' }).fill('toefl');
  await page.waitForURL('**/LiveClassList?sub=registered&q=toefl');
  await card(page, MINE).waitFor();
  await tab(page, 'Library').click();
  await page.waitForURL('**/LiveClassList?sub=registered&tab=liveclassesLibrary');
  await tab(page, /^IELTS Academic/).click();
  await page.getByRole('listitem').filter({ hasText: 'Llanfair' }).waitFor();
  await page.getByRole('searchbox').fill('llanfair');
  await page.waitForURL('**/LiveClassList?sub=registered&tab=liveclassesLibrary&course=102&q=llanfair');
  // This document has only the URLs of its history.
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Llanfair' }).waitFor();
  expect(await tab(page, /^IELTS Academic/).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('searchbox').inputValue()).toBe('llanfair');
  await page.goBack();
  await page.goBack();
  await card(page, MINE).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('toefl');
  await page.goBack();
  await card(page, OPEN_CLASS).waitFor();
  expect(await tab(page, 'Upcoming').getAttribute('aria-selected')).toBe('true');

  // The response for an older search arrives after that for a newer one.
  const first = await searchTwice(page, UPCOMING, 'planning', 'grammar');
  await card(page, 'Grammar clinic: articles').waitFor();
  first.open();
  await tab(page, 'Registered').click();
  await tab(page, 'Upcoming').click();
  await card(page, 'Grammar clinic: articles').waitFor();
  expect(await page.getByRole('article', { name: OPEN_CLASS }).count()).toBe(0);
});

test('each list that fails shows the error in place, and a retry fetches it', async ({ portal }) => {
  const page = await portal.openAt('/HelpDashboard');
  await waitForPortal(page);
  for (const [go, calls] of [
    [() => goWithin(page, '/LiveClassList'), [UPCOMING, 'LiveClass/GetNextUpcomingLiveClassEvent']],
    [() => tab(page, 'Registered').click(), [REGISTERED]],
    [() => tab(page, 'Library').click(), ['LiveClassLibrary/GetCourseOnLiveClassLibrary']],
    [() => tab(page, /^IELTS Academic/).click(), [RECORDINGS]],
  ] as const) {
    for (const call of calls) portal.backend.faults.fail(call, { kind: 'rejected', messages: ['Not today.'] });
    await go();
    const alerts = page.getByRole('alert').filter({ hasText: 'Not today.' });
    await expect.poll(() => alerts.count(), { message: calls.join() }).toBe(calls.length);
    portal.backend.faults.clear();
    for (const left of calls.keys()) {
      await alerts.first().getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => alerts.count(), { message: calls.join() }).toBe(calls.length - left - 1);
    }
    await page
      .getByRole('region', { name: /live class|Recordings/ })
      .first()
      .waitFor();
  }
});

test('a window of the main app reports that a list has changed: the list of that key is refetched', async ({
  portal,
}) => {
  const page = await portal.openAt('/LiveClassList');
  await card(page, OPEN_CLASS).waitFor();
  const known = portal.backend.liveClasses.find(({ id }) => id === 402) ?? expect.fail('no class 402');
  known.topic = 'Moved to another hour';
  await postToWindow(page, { ReloadCurrentPage: true, key: 'library-101' });
  await postToWindow(page, { ReloadCurrentPage: true, key: 'registered' });
  await postToWindow(page, { ReloadCurrentPage: true, key: 'upcoming' });
  await card(page, 'Moved to another hour').waitFor();
  expect(portal.count(UPCOMING)).toBe(2);
  expect(portal.count(REGISTERED)).toBe(0);

  await tab(page, 'Registered').click();
  await card(page, MINE).waitFor();
  const mine = portal.backend.liveClasses.find(({ id }) => id === 406) ?? expect.fail('no class 406');
  mine.topic = 'Moved to another room';
  await postToWindow(page, { ReloadCurrentPage: true, key: 'registered' });
  await card(page, 'Moved to another room').waitFor();
  expect(portal.count(REGISTERED)).toBe(2);

  await tab(page, 'Library').click();
  await tab(page, /^IELTS Academic/).click();
  await page.getByText('Llanfair').waitFor();
  // A list that is not open is refetched when it is opened.
  await postToWindow(page, { ReloadCurrentPage: true, key: 'library-101' });
  await tab(page, /^PTE Academic/).click();
  await expect
    .poll(() => portal.bodies(RECORDINGS).map((body) => (body as { CourseId: number }).CourseId))
    .toEqual([101, 102, 101]);
  // A message without a key reloads every list.
  await page.getByText('Recordings: PTE Academic', { exact: false }).first().waitFor();
  const courses = portal.count('LiveClassLibrary/GetCourseOnLiveClassLibrary');
  await postToWindow(page, { ReloadCurrentPage: true });
  await expect.poll(() => portal.count(RECORDINGS)).toBe(4);
  expect(portal.count('LiveClassLibrary/GetCourseOnLiveClassLibrary')).toBe(courses + 1);
});

/** Supports range requests, like a media server: without them a player cannot seek. */
const mockMedia = (page: Page) =>
  page.route('https://media.example.com/**', (route) => {
    const file = silence(60);
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      headers: {
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${from}-${file.length - 1}/${file.length}`,
      },
      body: file.subarray(from),
    });
  });

/** Returns a silent WAV file of this length. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(seconds * rate, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
