import { outlineFiles, schedules, testAppointment, unfetchedOutline } from '@portal/mocks/fixtures';
import { paths } from '@portal/domain/screens';
import { done, failed, idle, loading, pending, ready, type Failure, type Submission } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, moment, shownDialog, startingWith, t } from '../testing/index.ts';
import { StudyScheduleScreen } from './StudyScheduleScreen.tsx';

const refused: Failure = { kind: 'rejected', messages: ['The course is not found.'], value: null };
const meta = {
  title: 'Screens/Study schedule',
  component: StudyScheduleScreen,
  parameters: { shell: 'schedule', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    schedule: ready(schedules.fixCycle),
    onRetry: fn(),
    refresh: idle,
    onRefresh: fn(),
    today: '2026-11-21',
    zone: 'Australia/Sydney',
    courseHref: paths.course(101),
    lessonsHref: (module) => paths.lessons(101, module),
    bookHref: paths.teacherMeeting(101),
    outline: ready(outlineFiles),
    onRetryOutline: fn(),
    downloads: new Map(),
    onDownload: fn(),
    courseTaskOpen: false,
    onCourseTaskOpen: fn(),
    onCourseTaskClose: fn(),
    readOnline: idle,
    onCourseRead: fn(),
    test: loading,
    onRetryTest: fn(),
    onTestOpen: fn(),
  },
} satisfies Meta<typeof StudyScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: t('schedule:courseTask') });

/**
 * A cycle of weeks, in its third week: reading the course is next, then the modules in their order; the test can be
 * booked after them.
 */
export const FixCycle: Story = {
  tags: ['every-look'],
  play: async ({ canvas, args }) => {
    const tasks = within(canvas.getByRole('region', { name: t('schedule:tasks') }));
    const task = (name: string) => t('schedule:moduleTask', { name });
    const practice = (done: number, count: number) => t('schedule:practiceOf', { done, count });
    const score = (value: number) => t('schedule:moduleScore', { score: value });
    // 66.4, rounded.
    await expect(canvas.getByText(t('schedule:averageScore')).nextElementSibling).toHaveTextContent(/^66$/);
    const rows = tasks.getAllByRole('listitem');
    const words = [
      [t('schedule:courseTask'), t('schedule:nextUp'), t('schedule:notCompleted')],
      [task('Read Aloud'), t('schedule:completed'), practice(12, 12), score(71)],
      [task('Describe Image'), t('schedule:notCompleted'), practice(7, 12), score(66)],
      [task('Write Essay'), t('schedule:notCompleted'), practice(0, 1)],
      [task('Summarise Spoken Text'), t('schedule:notCompleted'), practice(0, 12)],
      [t('schedule:testTask'), t('schedule:lessonsFirst')],
    ];
    await expect(rows).toHaveLength(words.length);
    for (const [i, row] of rows.entries()) await expect(row).toHaveTextContent(startingWith(...(words[i] ?? [])));
    await expect(tasks.queryByRole('link', { name: containing(t('schedule:testTask')) })).toBeNull();
    await expect(tasks.getByRole('link', { name: containing(task('Describe Image')) })).toHaveAttribute(
      'href',
      '/Lesson/101?module=12',
    );
    const weeks = within(canvas.getByRole('region', { name: t('schedule:weeks') }));
    await expect(weeks.getByText(t('schedule:week.of', { number: 3, total: 6 }))).toBeVisible();
    await expect(weeks.getByText(t('schedule:week.days', { from: '16/11/2026', to: '22/11/2026' }))).toBeVisible();
    await userEvent.click(tasks.getByRole('button', { name: containing(t('schedule:courseTask')) }));
    await expect(args.onCourseTaskOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t('schedule:refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** The course is read, so the student's current module is next. */
export const CourseRead: Story = {
  args: { schedule: ready({ ...schedules.fixCycle, courseRead: true }) },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:nextUp')).closest('li')).toHaveTextContent('Describe Image');
  },
};

/** A schedule whose weeks follow from the days left. All modules are completed, so the test can be booked. */
export const TestBookable: Story = {
  args: { schedule: ready(schedules.flexible) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: containing(t('schedule:testTask')) })).toHaveAttribute(
      'href',
      '/TeacherMeeting/101',
    );
    await expect(canvas.getByText(t('schedule:nextUp')).closest('li')).toHaveTextContent(t('schedule:testTask'));
    await expect(canvas.getByText(t('schedule:week.of', { number: 4, total: 5 }))).toBeVisible();
  },
};

/** The test is not open yet, so it does not count as a task: all of the others are completed. */
export const TestNotOpen: Story = {
  args: { schedule: ready(schedules.notOpen) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:tasksDone', { done: 3, count: 3 }))).toBeVisible();
    await expect(canvas.getByText(t('schedule:testNotOpen'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: containing(t('schedule:testTask')) })).toBeNull();
  },
};

const withTest = { schedule: ready(schedules.withTest) };

/** The test is booked: its start, its teacher, and a button to reschedule or cancel. */
export const TestBooked: Story = {
  args: { ...withTest, test: ready(testAppointment) },
  play: async ({ canvas, args }) => {
    const test = within(canvas.getByRole('region', { name: t('schedule:test.title') }));
    await expect(test.getByText(moment('2026-12-01', '14:30'))).toBeVisible();
    await userEvent.click(test.getByRole('button', { name: t('schedule:test.change') }));
    await expect(args.onTestOpen).toHaveBeenCalledWith(testAppointment);
    await expect(canvas.queryByRole('link', { name: containing(t('schedule:testTask')) })).toBeNull();
  },
};

/** The test is over: its appointment can only be viewed. */
export const TestPassed: Story = {
  args: { ...withTest, test: ready({ ...testAppointment, passed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('schedule:test.open') })).toBeVisible();
  },
};

/** The school has no appointment for the test. */
export const TestUnknown: Story = {
  args: { ...withTest, test: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:test.unknown'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('schedule:test.change') })).toBeNull();
  },
};

export const TestLoading: Story = { args: withTest };

export const TestFailed: Story = {
  args: { ...withTest, test: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(moment('2026-12-01', '14:30'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryTest).toHaveBeenCalledTimes(1);
  },
};

/** The first week of the schedule is still ahead. */
export const NotStarted: Story = {
  args: { schedule: ready({ ...schedules.fixCycle, cycle: { start: '2026-11-30', weeks: 6 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:week.starts', { count: 6, date: '30/11/2026' }))).toBeVisible();
  },
};

/** The longest schedule: the segments of its weeks are still separate. */
export const TwoYears: Story = {
  args: { schedule: ready({ ...schedules.fixCycle, cycle: { start: '2026-03-02', weeks: 104 } }) },
};

/** The schedule has ended, and the score is below the minimum. */
export const Over: Story = {
  args: { schedule: ready(schedules.over) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:ended'), { selector: 'dd *, dd' })).toBeVisible();
    await expect(canvas.getByText(t('schedule:week.allOver', { count: 6 }))).toBeVisible();
    await expect(canvas.getByText(t('schedule:minimumReached', { minimum: 50 }))).toBeVisible();
    await expect(canvas.getByText(t('schedule:minimum', { minimum: 65 }))).toBeVisible();
  },
};

/** The school has set nothing: no days, no weeks, no modules, no minimum. */
export const NothingSet: Story = {
  args: { schedule: ready(schedules.bare) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: t('schedule:weeks') })).toBeNull();
    await expect(canvas.getAllByText(t('schedule:notSet'))).toHaveLength(2);
  },
};

export const LongTexts: Story = { args: { schedule: ready(schedules.longTexts) } };

/** The course has no outline: a notice is shown. */
export const OutlineMissing: Story = {
  args: { outline: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:outlineMissing'))).toBeVisible();
  },
};

/** The course has no schedule. */
export const NoSchedule: Story = {
  args: { schedule: ready(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('schedule:toCourse') })).toHaveAttribute(
      'href',
      '/mycourse/101',
    );
  },
};

export const Loading: Story = { args: { schedule: loading } };

export const Failed: Story = {
  args: { schedule: failed(refused) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** While the schedule is refetched, it stays shown, and a second press is ignored. */
export const Refreshing: Story = {
  args: { refresh: pending },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('schedule:refreshing') }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Refreshed: Story = {
  args: { refresh: done(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('schedule:refreshed'))).toHaveRole('status');
  },
};

export const RefreshFailed: Story = {
  args: { refresh: failed(refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await expect(canvas.getByRole('region', { name: t('schedule:tasks') })).toBeVisible();
  },
};

const open = { courseTaskOpen: true } as const;
const [outline] = outlineFiles;
if (!outline) throw new Error('no outline');
const downloading = (submission: Submission) =>
  new Map(outline.fetchHref === null ? [] : [[outline.fetchHref, submission]]);

/** The task of reading the course: one file can be opened, the other is not found. */
export const CourseTask: Story = {
  args: open,
  play: async ({ args }) => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText(t('schedule:fileMissing'))).toBeVisible());
    await userEvent.click(task.getByRole('button', { name: /^PTE Academic course outline.pdf/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(outline.href, outline.name);
    await userEvent.click(task.getByRole('button', { name: t('schedule:markRead') }));
    await expect(args.onCourseRead).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCourseTaskClose).toHaveBeenCalledTimes(1);
  },
};

/** While the file is downloaded, a second press is ignored. */
export const CourseTaskDownloading: Story = {
  args: { ...open, downloads: downloading(pending) },
  play: async ({ args }) => {
    const task = within(await dialog());
    await userEvent.click(task.getByRole('button', { name: containing(outline.name, t('schedule:downloading')) }));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

const notFetched = (failure: Failure) => ({ ...open, downloads: downloading(failed(failure)) });

/** The file no longer exists: the dialog says so, instead of a page of the server. */
export const CourseTaskFileNotFound: Story = {
  args: notFetched({ kind: 'serverDown', status: 404 }),
  play: async () => {
    const alert = within(await (await shownDialog(t('schedule:courseTask'))).findByRole('alert'));
    await expect(alert.getByText(t('schedule:fileFailed', { name: outline.name }))).toBeVisible();
    await expect(alert.getByText(t('schedule:fileMissing'))).toBeVisible();
    await expect(alert.queryByRole('link')).toBeNull();
  },
};

/** The file could not be fetched, so it is not known whether it exists: a link opens it in a tab. */
export const CourseTaskFileNotFetched: Story = {
  args: notFetched({ kind: 'serverDown', status: 0 }),
  play: async () => {
    const alert = within(await (await shownDialog(t('schedule:courseTask'))).findByRole('alert'));
    await expect(alert.getByText(t('schedule:taskError'))).toBeVisible();
    await expect(alert.getByRole('link', { name: containing(t('schedule:openFile')) })).toHaveAttribute(
      'href',
      outline.href,
    );
  },
};

/** The portal may not fetch the file, which is on http: it is a link, and the course can be marked as read. */
export const CourseTaskFileLinked: Story = {
  args: { ...open, outline: ready(unfetchedOutline) },
  play: async () => {
    const task = within(await dialog());
    const link = task.getByRole('link', { name: /^Reading list.pdf/ });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', 'http://files.example.com/reading-list.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(task.getByRole('button', { name: t('schedule:markRead') })).toBeVisible();
  },
};

/** No file can be opened: the course cannot be marked as read. */
export const CourseTaskFilesMissing: Story = {
  args: { ...open, outline: ready(outlineFiles.slice(1)) },
  play: async () => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText(t('schedule:fileMissing'))).toBeVisible());
    await expect(task.queryByRole('button', { name: t('schedule:markRead') })).toBeNull();
  },
};

export const CourseTaskWithoutOutline: Story = {
  args: { ...open, outline: ready([]) },
  play: async () => {
    await waitFor(async () => expect(within(await dialog()).getByText(t('schedule:outlineMissing'))).toBeVisible());
  },
};

export const CourseTaskLoading: Story = {
  args: { ...open, outline: loading },
  play: async () => {
    await expect(within(await dialog()).getByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** The outline could not be loaded. */
export const CourseTaskFailed: Story = {
  args: { ...open, outline: failed(refused) },
  play: async ({ args }) => {
    const task = within(await dialog());
    await expect(task.getByRole('alert')).toHaveTextContent(t('schedule:taskError'));
    await userEvent.click(task.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryOutline).toHaveBeenCalledTimes(1);
  },
};

/**
 * While the request is pending, a second press is ignored and the dialog cannot be closed, because it has to show the
 * result.
 */
export const CourseTaskSending: Story = {
  args: { ...open, readOnline: pending },
  play: async ({ args }) => {
    const task = within(await dialog());
    await userEvent.click(task.getByRole('button', { name: t('schedule:marking') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCourseRead).not.toHaveBeenCalled();
    await expect(args.onCourseTaskClose).not.toHaveBeenCalled();
  },
};

/** The course could not be marked as read; the student can try again. */
export const CourseTaskNotSaved: Story = {
  args: { ...open, readOnline: failed({ kind: 'rejected', messages: [], value: null }) },
  play: async ({ args }) => {
    const task = within(await dialog());
    await expect(task.getByRole('alert')).toHaveTextContent(t('schedule:taskError'));
    await userEvent.click(task.getByRole('button', { name: t('schedule:markRead') }));
    await expect(args.onCourseRead).toHaveBeenCalledTimes(1);
  },
};

/**
 * The course is marked as read already, possibly by a request whose answer was lost: no error is shown, and the outline
 * can still be opened.
 */
export const CourseTaskDone: Story = {
  args: { ...open, schedule: ready(schedules.flexible), readOnline: failed({ kind: 'serverDown', status: 0 }) },
  play: async () => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText(t('schedule:completed'))).toBeVisible());
    await expect(task.queryByRole('button', { name: t('schedule:markRead') })).toBeNull();
    await expect(task.queryByRole('alert')).toBeNull();
  },
};
