import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { doublePress, focused, openTab, pathOf, postToWindow, storedValue } from './steps.ts';

const DETAIL = 'Course/GetModuleDetail';
async function openLessons(portal: Portal, path = '/Lesson/101', userName = 'mei'): Promise<Page> {
  const page = await portal.openSignedIn(userName);
  await page.goto(path);
  await page.getByRole('tab').first().waitFor();
  return page;
}
/** The course page's card that links to the lessons; its text also has the number of modules. */
const lessonsCard = (page: Page) => page.getByRole('link', { name: /^Lessons.*module/ });
const topic = (page: Page, name: string) => page.getByRole('button', { name });
const lesson = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name) })
    .last();

test('from the list of courses to the lessons; a module is fetched when it is first expanded, and stays so', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyCourseList');
  await page.getByRole('link', { name: 'PTE Academic in 6 weeks' }).click();
  await page.getByRole('heading', { level: 1, name: 'PTE Academic in 6 weeks' }).waitFor();
  expect(pathOf(page)).toBe('/mycourse/101');
  expect(await page.getByRole('link', { name: 'Study schedule' }).getAttribute('href')).toBe('/StudySchedule/101');
  expect(await page.getByRole('link', { name: 'Student progress' }).getAttribute('href')).toBe('/StudentProgress/101');
  await lessonsCard(page).click();
  await page.getByRole('heading', { level: 1, name: 'Lessons' }).waitFor();
  await topic(page, '2. Describe Image').waitFor();
  // Each page checks again, since a reset may have begun in between.
  expect(portal.bodies('Course/GetCourseResetStatus')).toEqual([
    { CoursePublishedId: 101 },
    { CoursePublishedId: 101 },
  ]);
  expect(portal.bodies('Course/GetCourseModule')).toEqual([{ StudentId: 7001, CoursePublishedId: 101 }]);
  expect(portal.bodies(DETAIL)).toEqual([
    { StudentId: 7001, StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 11 },
  ]);

  // A module is fetched when it is first expanded, and only then; a locked one never.
  await page.getByRole('tab', { name: 'Writing' }).click();
  await page.waitForURL('**/Lesson/101?module=12');
  await topic(page, '1. Essays').waitFor();
  await page.getByRole('tab', { name: 'Listening' }).click();
  await page.getByRole('heading', { name: 'Not available for your package' }).waitFor();
  await page.getByRole('tab', { name: 'Reading' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.getByRole('tab', { name: 'Speaking' }).click();
  await topic(page, '2. Describe Image').waitFor();
  expect(portal.bodies(DETAIL)).toMatchObject([{ ModuleId: 11 }, { ModuleId: 12 }, { ModuleId: 13 }]);
  await page.goBack();
  await page.waitForURL('**/Lesson/101?module=13');
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();

  // An expanded topic is still expanded after a return to its tab or to the page.
  const open = () => topic(page, '3. Retell Lecture').getAttribute('aria-expanded');
  await page.getByRole('tab', { name: 'Speaking' }).click();
  await topic(page, '3. Retell Lecture').click();
  await page.getByRole('tab', { name: 'Writing' }).click();
  await topic(page, '1. Essays').waitFor();
  await page.getByRole('tab', { name: 'Speaking' }).click();
  expect(await open()).toBe('true');
  await page.getByRole('link', { name: 'PTE Academic in 6 weeks' }).click();
  await lessonsCard(page).click();
  await topic(page, '3. Retell Lecture').waitFor();
  expect(await open()).toBe('true');
  // Fetched again on return, since a reset may have begun in the meantime.
  await expect.poll(() => portal.count('Course/GetCourseResetStatus')).toBe(4);

  // A course that is being reset or locked shows a message instead of lessons.
  const fetched = portal.count(DETAIL);
  for (const [id, message] of [
    [104, 'Course reset in progress'],
    [103, 'This course is locked'],
  ] as const) {
    await goWithin(page, `/Lesson/${id}`);
    await page.getByText(message).waitFor();
    expect(await page.getByRole('tab').count(), message).toBe(0);
  }
  expect(portal.count(DETAIL)).toBe(fetched);
});

test('a lesson that the URL names has focus; others open in a new tab or are saved, and modules are refetched', async ({
  portal,
}) => {
  const page = await openLessons(portal, '/Lesson/101?module=12&lesson=1203');
  const maps = lesson(page, 'Describe Image: maps');
  const lastLesson = () => storedValue(page, 'lastLesson:7001');
  const read = { lessonId: 1101, coursePublishedId: 101 };

  // The lesson of the URL is in view.
  await expect.poll(() => focused(page)).toMatch(/^Summarise a written text/);
  const [top, bottom] = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return [box?.top ?? -1, box?.bottom ?? 9999];
  });
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(844);

  // A lesson whose tab the browser blocks has a link.
  await page.getByRole('tab', { name: 'Speaking' }).click();
  await maps.getByText('In progress').waitFor();
  await page.evaluate(() => {
    Object.assign(window, { realOpen: window.open, open: () => null });
  });
  await maps.getByRole('button', { name: /^Describe Image: maps/ }).click();
  const link = maps.getByRole('link', { name: /^Open in a new tab/ });
  await link.waitFor();
  // No lesson has been opened.
  expect([portal.count('Activity/Read'), await lastLesson()]).toEqual([0, JSON.stringify({ course: 101 })]);
  const linked = await openTab(page, () => link.click());
  expect(await linked.evaluate(() => opener !== null)).toBe(true);
  await expect.poll(() => portal.bodies('Activity/Read')).toEqual([read]);
  expect(await lastLesson()).toBe(JSON.stringify({ course: 101, lesson: { module: 11, id: 1101 } }));

  // The lesson is submitted in its tab, and only its module is refetched, in place.
  await linked.getByRole('button', { name: 'Hand in' }).click();
  await maps.getByText('Done', { exact: true }).waitFor();
  await maps.getByText('Score 85').waitFor();
  await link.waitFor({ state: 'detached' });
  await topic(page, '2. Describe Image').getByText('5 of 9 lessons').waitFor();
  expect(portal.bodies(DETAIL)).toMatchObject([{ ModuleId: 12 }, { ModuleId: 11 }, { ModuleId: 11 }]);

  // Where the browser opens tabs, a lesson opens in one, and the server is notified.
  await page.evaluate(() => {
    Object.assign(window, { open: (window as unknown as { realOpen: typeof open }).realOpen });
  });
  const token = (await page.context().cookies()).find((one) => one.name === 'authorizationToken')?.value;
  const tab = await openTab(page, () =>
    page.getByRole('button', { name: 'Comparing two images (opens in a new tab)', exact: true }).last().click(),
  );
  expect(tab.url()).toBe(
    `${portal.url}/Activity/View?token=${token}&isMobilePreview=1&lessonId=1107&coursePublishedId=101`,
  );
  await expect.poll(() => portal.bodies('Activity/Read')).toEqual([read, { lessonId: 1107, coursePublishedId: 101 }]);
  expect(await lastLesson()).toBe(JSON.stringify({ course: 101, lesson: { module: 11, id: 1107 } }));
  const requested = () => portal.bodies(DETAIL).slice(3);
  await tab.getByRole('button', { name: 'Hand in' }).click();
  await lesson(page, 'Comparing two images').getByText('Done', { exact: true }).waitFor();
  expect(requested()).toMatchObject([{ ModuleId: 11 }]);

  // A document is saved under its name, and its lesson is done.
  const bank = lesson(page, 'Phrase bank (PDF)');
  const [download] = await Promise.all([page.waitForEvent('download'), bank.getByRole('button').click()]);
  expect(download.suggestedFilename()).toBe('Phrase bank.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF Phrase bank.pdf');
  await bank.getByText('Done', { exact: true }).waitFor();
  expect(portal.bodies('Activity/ReadDocument')).toEqual([{ lessonId: 1104, coursePublishedId: 101 }]);
  expect(portal.count('Activity/Read')).toBe(2);

  // Messages of other windows refetch the module they name, or every opened one, and no other.
  expect(requested()).toMatchObject([{ ModuleId: 11 }, { ModuleId: 11 }]);
  const afterwards = () => requested().slice(2);
  await postToWindow(page, { ReloadModule: 13 });
  await postToWindow(page, { ReloadCurrentPage: true });
  await postToWindow(page, { ReloadModule: 11 });
  await expect.poll(afterwards).toMatchObject([{ ModuleId: 11 }]);
  await postToWindow(page, { ReloadModule: true });
  await expect.poll(afterwards).toMatchObject([{ ModuleId: 11 }, { ModuleId: 12 }, { ModuleId: 11 }]);
});

/** Confirms the reset of a lesson by a double click, where another lesson’s button is beneath the dialog. */
async function resetByDoublePress(page: Page, apart: number): Promise<void> {
  const reset = page.getByRole('button', { name: 'Reset Line graphs and bar charts' });
  const confirm = page.getByRole('button', { name: 'Reset lesson' });
  await reset.click();
  const place = await confirm.boundingBox();
  await page.getByRole('button', { name: 'Keep answers' }).click();
  if (!place) throw new Error('The button of the dialog has no place');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const beneath = lesson(page, 'Describe Image: maps');
  await beneath.evaluate((row, top) => scrollBy(0, row.getBoundingClientRect().top - top), y - 20);
  await expect
    .poll(() => beneath.evaluate((row, at) => row.contains(document.elementFromPoint(...at)), [x, y] as const))
    .toBe(true);
  // Not `click`, which would scroll.
  await reset.dispatchEvent('click');
  await confirm.waitFor();
  await doublePress(page, { x, y, apart });
  await lesson(page, 'Line graphs and bar charts').getByText('Not done').waitFor();
}

test('a reset is confirmed, and pending until the module is refetched; a double press opens no lesson beneath', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await openLessons(portal);
  const graphs = lesson(page, 'Line graphs and bar charts');
  const reset = graphs.getByRole('button', { name: 'Reset Line graphs and bar charts' });
  await reset.click();
  await page.getByRole('button', { name: 'Keep answers' }).click();
  expect(portal.count('Activity/ResetActivity')).toBe(0);

  // The reset stays pending while its module can’t be refetched.
  portal.backend.faults.fail(DETAIL, { kind: 'status', status: 500 });
  await reset.click();
  await page.getByRole('button', { name: 'Reset lesson' }).click();
  await page.getByText('We couldn’t load what has changed').waitFor();
  await graphs.getByText('Resetting').waitFor();
  expect(pathOf(page)).toBe('/Lesson/101');
  portal.backend.faults.clear();
  const gate = await holdRequests(page, `**/api/${DETAIL}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => portal.count(DETAIL)).toBe(3);
  expect(await graphs.getByText('Resetting').count()).toBe(1);
  gate.open();
  await graphs.getByText('Not done').waitFor();
  expect(portal.bodies('Activity/ResetActivity')).toEqual([{ lessonId: 1102, coursePublishedId: 101 }]);
  expect(await graphs.getByRole('button', { name: /^Reset/ }).count()).toBe(0);
  await topic(page, '2. Describe Image').getByText('3 of 9 lessons').waitFor();

  // Confirming it by a double click opens no lesson beneath. Other courses have the same lessons, not reset yet.
  const { courses } = portal.student('mei');
  courses.push({ ...(courses[0] ?? expect.fail('no course')), Id: 109 });
  for (const [course, apart] of [
    [102, 0],
    [105, 150],
    [109, 300],
  ] as const) {
    const resets = portal.count('Activity/ResetActivity');
    await goWithin(page, `/Lesson/${course}`);
    await resetByDoublePress(page, apart);
    const message = `${apart} ms apart`;
    expect(portal.count('Activity/ResetActivity'), message).toBe(resets + 1);
    expect(portal.count('Activity/Read'), message).toBe(0);
    expect(page.context().pages(), message).toEqual([page]);
  }
});

test('of two thousand lessons one is found by its URL; they expand, are searched, and few are rendered', async ({
  portal,
}) => {
  const rendered = () => page.locator('[data-lesson]').count();
  const page = await openLessons(portal, '/Lesson/1000?module=90&lesson=91336', 'max');
  await expect.poll(() => focused(page)).toMatch(/^Question 1337 /);
  await expect
    .poll(() => page.getByRole('button', { name: /^Question 1337 / }).boundingBox())
    .toMatchObject({
      y: expect.closeTo(420, -2) as number,
    });

  // Only those near the viewport are rendered.
  await topic(page, '40. Question bank').waitFor();
  await page.getByRole('button', { name: 'Expand all', exact: true }).click();
  await expect.poll(rendered).toBeGreaterThan(0);
  expect(await rendered()).toBeLessThan(200);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: /^Question 2000 / }).waitFor();
  expect(await rendered()).toBeLessThan(400);

  await page.getByRole('searchbox').fill('Question 1337');
  await expect.poll(rendered).toBe(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(rendered).toBeGreaterThan(1);
});
