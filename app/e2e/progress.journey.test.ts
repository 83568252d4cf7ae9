import { expect } from 'vitest';
import { test } from './portal.ts';
import { goWithin } from './screens.ts';

test('the progress in a course is read in four gauges, unless that is being reset, or no course', async ({
  portal,
}) => {
  const page = await portal.openAt('/StudentProgress/101');
  await page.getByRole('heading', { name: 'Student progress', level: 1 }).waitFor();
  const course = page.getByRole('banner').getByRole('link', { name: 'PTE Academic in 6 weeks' });
  expect(await course.getAttribute('href')).toBe('/mycourse/101');
  await page.getByRole('img', { name: /^Practice lessons completed: 42 of 68 lessons, 61 per cent/ }).waitFor();
  expect(await page.getByRole('main').getByRole('img').count()).toBe(4);
  expect(portal.calls.find(({ path }) => path === 'Course/GetCourseStudentProgress')?.body).toEqual({
    StudentId: 7001,
    CoursePublishedId: 101,
  });

  // The progress of a course that is being reset is not shown; a check that fails shows the error.
  const checks = portal.count('Course/GetCourseResetStatus');
  await goWithin(page, '/StudentProgress/104');
  await page.getByText('Course reset in progress').waitFor();
  expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  portal.backend.faults.fail('Course/GetCourseResetStatus', { kind: 'rejected', messages: ['Not today.'] });
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('alert').getByText('Not today.').waitFor();
  portal.backend.faults.clear();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Not today.').waitFor({ state: 'detached' });
  expect(portal.count('Course/GetCourseResetStatus')).toBe(checks + 3);

  // An invalid course id leads to the list of courses.
  await goWithin(page, '/StudentProgress/none');
  await page.waitForURL('**/MyCourseList');
});
