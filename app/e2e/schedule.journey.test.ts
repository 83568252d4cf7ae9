import { STORY_NOW } from '@portal/mocks/story-now';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hold, openMore, test, type Portal } from './portal.ts';

async function openAt(portal: Portal, path: string, userName = 'mei'): Promise<Page> {
  portal.backend.now = () => STORY_NOW;
  portal.backend.reset();
  const page = await portal.openSignedIn(userName);
  await page.clock.install({ time: STORY_NOW });
  await page.goto(path);
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const task = (page: Page, name: string) => region(page, 'Your tasks').getByRole('listitem').filter({ hasText: name });

describe('the progress in a course', () => {
  test('is read in four gauges, under the name of the course', async ({ portal }) => {
    const page = await openAt(portal, '/StudentProgress/101');
    await page.getByRole('heading', { name: 'Student progress', level: 1 }).waitFor();
    const course = page.getByRole('banner').getByRole('link', { name: 'PTE Academic in 6 weeks' });
    expect(await course.getAttribute('href')).toBe('/mycourse/101');
    await page.getByRole('img', { name: /^Practice lessons completed: 42 of 68 lessons, 62 per cent/ }).waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(4);
    expect(portal.calls.find(({ path }) => path === 'Course/GetCourseStudentProgress')?.body).toEqual({
      StudentId: 7001,
      CoursePublishedId: 101,
    });
  });

  test('fails with the school’s reason, and comes when asked again', async ({ portal }) => {
    const page = await openAt(portal, '/');
    portal.backend.faults.fail('Course/GetCourseStudentProgress', { kind: 'rejected', messages: ['Not today.'] });
    await page.goto('/StudentProgress/101');
    await page.getByRole('alert').getByText('Not today.').waitFor();
    portal.backend.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: /^Test score/ }).waitFor();
  });

  test('of a course that is being reset is not shown; a check that fails says so', async ({ portal }) => {
    const page = await openAt(portal, '/StudentProgress/104');
    await page.getByText('Your progress is being reset').waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
    portal.backend.faults.fail('Course/GetCourseResetStatus', { kind: 'rejected', messages: ['Not today.'] });
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('alert').getByText('Not today.').waitFor();
    portal.backend.faults.clear();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Not today.').waitFor({ state: 'detached' });
    expect(portal.count('Course/GetCourseResetStatus')).toBe(3);
  });

  test('of something that is no course leads to the courses', async ({ portal }) => {
    const page = await openAt(portal, '/StudentProgress/none');
    await page.waitForURL('**/MyCourseList');
  });
});

describe('a study schedule', () => {
  test('has its course read, once, with a file that is not found', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/101');
    await page.getByRole('heading', { name: 'Study schedule', level: 1 }).waitFor();
    await region(page, 'Weeks').getByText('This week').waitFor();
    await task(page, 'Book your test').getByText('Complete all lessons first').waitFor();
    await page.getByRole('button', { name: /Read the course online/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Read the course online' });
    await dialog.getByText('file is not found.').waitFor();
    const file = dialog.getByRole('link', { name: /^PTE Academic course outline.pdf/ });
    expect(await file.getAttribute('href')).toBe(`${portal.url}/school/files/outline.pdf`);

    await dialog.getByRole('button', { name: 'Mark as read' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await task(page, 'Read the course online').getByText('Sat 21/11/2026').waitFor();
    expect(portal.count('StudySchedule/ReadCourseOnline')).toBe(1);
    await page.reload();
    await task(page, 'Read the course online').getByText('Completed', { exact: false }).waitFor();
  });

  test('says when its outline, or the word that it is read, does not arrive', async ({ portal }) => {
    const page = await openAt(portal, '/');
    portal.backend.faults.fail('StudySchedule/GetAttachments', { kind: 'rejected', messages: ['No.'] });
    portal.backend.faults.fail('StudySchedule/ReadCourseOnline', { kind: 'rejected', messages: ['No.'] }, 1);
    await page.goto('/StudySchedule/101');
    await page.getByRole('button', { name: /Read the course online/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Read the course online' });
    await dialog.getByRole('alert').getByText('error occurs.').waitFor();
    portal.backend.faults.fail('StudySchedule/GetAttachments', { kind: 'rejected', messages: [] }, 0);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Mark as read' }).click();
    await dialog.getByRole('alert').getByText('error occurs.').waitFor();
    await dialog.getByRole('button', { name: 'Mark as read' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(portal.count('StudySchedule/ReadCourseOnline')).toBe(2);
  });

  test('without an outline says so; its test is booked with a teacher', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/103');
    await page.getByText('Course outline not found').waitFor();
    await page.getByRole('link', { name: /Book your test/ }).click();
    // The type of appointment it is booked as goes with the student.
    await page.waitForURL('**/TeacherMeeting/103?type=63');
  });

  test('that a course does not have leads back to the course', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/102');
    await page.getByRole('heading', { name: 'No study schedule' }).waitFor();
    const course = page.getByRole('banner').getByRole('link', { name: 'IELTS Academic: Writing Task 2' });
    expect(await course.getAttribute('href')).toBe('/mycourse/102');
    expect(await page.getByRole('link', { name: 'Go to course' }).getAttribute('href')).toBe('/mycourse/102');
  });

  test('is refreshed: what changed elsewhere shows, and a failure takes nothing away', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/101');
    await task(page, 'Describe Image').getByText('7 of 12').waitFor();
    const [plan] = portal.backend.students.find(({ userName }) => userName === 'mei')?.schedules ?? [];
    const module = plan?.sent.ModuleDtos.find(({ Name }) => Name === 'Describe Image');
    Object.assign(module ?? {}, { CompletedPracticeLessonCount: 8 });
    const answer = await hold(page, '**/api/Course/GetCourseStudySchedule');
    await page.getByRole('button', { name: 'Refresh' }).dblclick();
    answer.open();
    await page.getByRole('status').getByText('Up to date').waitFor();
    await task(page, 'Describe Image').getByText('8 of 12').waitFor();
    expect(portal.count('Course/GetCourseStudySchedule')).toBe(2);

    portal.backend.faults.fail('Course/GetCourseStudySchedule', { kind: 'rejected', messages: ['Not today.'] });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('alert').getByText('Not today.').waitFor();
    await task(page, 'Describe Image').getByText('8 of 12').waitFor();
  });
});

describe('the test of a schedule', () => {
  test('is rescheduled, and shows at its new time', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/104');
    const booked = region(page, 'Your test');
    await booked.getByText('Tue 01/12/2026, 14:30').waitFor();
    await booked.getByRole('button', { name: 'Reschedule or cancel' }).click();
    const detail = page.getByRole('dialog', { name: 'Test consultation' });
    await detail.getByText('TOEFL iBT listening').waitFor();
    await detail.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule appointment' });
    const day = dialog.getByRole('combobox', { name: 'Day' });
    await day.selectOption({ index: 1 });
    const time = dialog.getByRole('combobox', { name: 'Time' });
    await expect.poll(() => time.isEnabled()).toBe(true);
    await time.selectOption({ index: 1 });
    const chosen = await time.inputValue();
    const date = await day.inputValue();
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirm new time' }).dblclick();
    await page.getByRole('dialog', { name: 'Appointment rescheduled' }).getByRole('button', { name: 'Done' }).click();
    expect(portal.count('Appointment/RescheduleAppointment')).toBe(1);
    // By the calls that need no course (contract 1.8, 17).
    expect(portal.calls.find(({ path }) => path === 'Appointment/GetTeacherAvailabilityDay')?.body).toMatchObject({
      TeacherId: 71,
      AppointmentTypeId: 63,
    });
    expect(portal.count('Appointment/GetAvailabilityTimePerDay')).toBe(1);
    const [y, m, d] = date.split('-');
    await booked.getByText(`${d}/${m}/${y}, ${chosen}`).waitFor();
  });

  test('is cancelled, and can be booked again', async ({ portal }) => {
    const page = await openAt(portal, '/StudySchedule/104');
    await page.getByRole('button', { name: 'Reschedule or cancel' }).click();
    const detail = page.getByRole('dialog', { name: 'Test consultation' });
    await detail.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await question.getByRole('button', { name: 'Cancel appointment' }).dblclick();
    await page.getByRole('dialog', { name: 'Appointment cancelled' }).getByRole('button', { name: 'Done' }).click();
    expect(portal.count('Appointment/CancelAppointment')).toBe(1);
    await page.getByRole('link', { name: /Book your test/ }).waitFor();
    expect(await region(page, 'Your test').count()).toBe(0);
  });
});

describe('the videos', () => {
  /** Stands for every provider: what is asked for outside is answered here. */
  async function providers(page: Page, portal: Portal): Promise<string[]> {
    const asked: string[] = [];
    for (const host of ['https://www.youtube.com', 'https://fast.wistia.net', 'https://player.example.com']) {
      portal.allowOrigin(host);
      await page.route(`${host}/**`, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      });
    }
    return asked;
  }

  test('of a course are played from its embed code, and nothing is asked for before', async ({ portal }) => {
    const page = await openAt(portal, '/');
    const asked = await providers(page, portal);
    await openMore(page);
    await page.getByRole('link', { name: 'Video' }).first().click();
    await page.waitForURL('**/VideoList');
    await page.getByRole('button', { name: /^IELTS Academic/ }).click();
    const dialog = page.getByRole('dialog', { name: 'IELTS Academic: Writing Task 2' });
    const play = dialog.getByRole('button', { name: /^Play/ });
    await play.waitFor();
    expect(asked).toEqual([]);
    expect(portal.calls.find(({ path }) => path === 'Videos/GetVideoEmbedCode')?.body).toEqual({
      CoursePublishedId: 102,
      DiagnosticTestId: null,
    });
    await play.click();
    await expect.poll(() => asked).toEqual(['https://fast.wistia.net/embed/iframe/e4a27b971d']);
    expect(await dialog.locator('iframe').getAttribute('sandbox')).toContain('allow-scripts');
  });

  test('of a channel are played in the gallery; a broken link is said', async ({ portal }) => {
    const page = await openAt(portal, '/VideoList');
    const asked = await providers(page, portal);
    await page.getByRole('button', { name: /^PTE Academic/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => asked).toEqual(['https://www.youtube.com/embed/videoseries?list=PLschoolReadAloud01']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^OET/ }).click();
    await page.getByRole('dialog').getByText('Unable to preview the video.').waitFor();
  });

  test('go by the other name where the school says so', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.route('**/config.json', (route) => route.fulfill({ json: { videoLabelChange: false } }));
    await page.goto('/');
    await openMore(page);
    await page.getByRole('link', { name: 'Video library' }).click();
    await page.getByRole('heading', { name: 'Video library', level: 1 }).waitFor();
  });

  test('of no active course: a word on where courses come from', async ({ portal }) => {
    const page = await openAt(portal, '/VideoList', 'sam');
    await page.getByRole('heading', { name: 'No active course with videos' }).waitFor();
  });
});
