import { outlineFiles, schedules, testAppointment } from '@portal/mocks/fixtures';
import { paths } from '@portal/domain/screens';
import { done, failed, idle, loading, pending, ready, type Failure } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StudyScheduleScreen } from './StudyScheduleScreen.tsx';

const refused: Failure = { kind: 'rejected', messages: ['The course is not found.'], value: null };
const meta = {
  title: 'Screens/Study schedule',
  component: StudyScheduleScreen,
  parameters: { shell: 'courses', title: 'schedule', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
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

const dialog = () => screen.findByRole('dialog', { name: 'Read the course online' });

/** A cycle of weeks, in its third: modules in their order, and the test waits for them. */
export const FixCycle: Story = {
  play: async ({ canvas, args }) => {
    const tasks = within(canvas.getByRole('region', { name: 'Your tasks' }));
    await expect(tasks.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Read the course onlineNot completed ',
      'Complete Read Aloud Completed 12 of 12 practice lessons Average score 71 ',
      'Complete Describe Image NextIn progress 7 of 12 practice lessons Average score 66 ',
      'Complete Write Essay Not completed 0 of 1 practice lesson ',
      'Complete Summarise Spoken Text Not completed 0 of 12 practice lessons ',
      'Book your testNot completed Complete all lessons first ',
    ]);
    await expect(tasks.queryByRole('link', { name: /Book your test/ })).toBeNull();
    await expect(tasks.getByRole('link', { name: /Describe Image/ })).toHaveAttribute('href', '/Lesson/101?module=12');
    const weeks = within(canvas.getByRole('region', { name: 'Weeks' }));
    await expect(weeks.getAllByRole('listitem')).toHaveLength(6);
    await expect(weeks.getByRole('listitem', { current: 'date' })).toHaveTextContent(
      'Week 316/11/2026 to 22/11/2026This week',
    );
    await userEvent.click(tasks.getByRole('button', { name: /Read the course online/ }));
    await expect(args.onCourseTaskOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** Another rule: the weeks follow from the days left. All modules are completed, so the test can be booked. */
export const TestBookable: Story = {
  args: { schedule: ready(schedules.flexible) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Book your test/ })).toHaveAttribute('href', '/TeacherMeeting/101');
    await expect(canvas.getByRole('listitem', { current: 'date' })).toHaveTextContent('Week 4This week');
  },
};

/** What cannot be done yet does not count as a task: all of the others are completed. */
export const TestNotOpen: Story = {
  args: { schedule: ready(schedules.notOpen) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 3 tasks completed')).toBeVisible();
    await expect(canvas.getByText('Your school hasn’t opened the test yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Book your test/ })).toBeNull();
  },
};

const withTest = { schedule: ready(schedules.withTest) };

/** The test is booked: its start, its teacher, and a button to reschedule or cancel. */
export const TestBooked: Story = {
  args: { ...withTest, test: ready(testAppointment) },
  play: async ({ canvas, args }) => {
    const test = within(canvas.getByRole('region', { name: 'Your test' }));
    await expect(test.getByText('Tue 01/12/2026, 14:30')).toBeVisible();
    await userEvent.click(test.getByRole('button', { name: 'Reschedule or cancel' }));
    await expect(args.onTestOpen).toHaveBeenCalledWith(testAppointment);
    await expect(canvas.queryByRole('link', { name: /Book your test/ })).toBeNull();
  },
};

/** The test is over: its appointment can only be viewed. */
export const TestPassed: Story = {
  args: { ...withTest, test: ready({ ...testAppointment, passed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See details' })).toBeVisible();
  },
};

/** The school has no appointment for the test. */
export const TestUnknown: Story = {
  args: { ...withTest, test: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask your school if you need another time.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reschedule or cancel' })).toBeNull();
  },
};

export const TestLoading: Story = { args: withTest };

export const TestFailed: Story = {
  args: { ...withTest, test: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tue 01/12/2026, 14:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryTest).toHaveBeenCalledTimes(1);
  },
};

/** The schedule has ended, and the score is below the minimum. */
export const Over: Story = {
  args: { schedule: ready(schedules.over) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.getByText('Minimum 50, reached')).toBeVisible();
    await expect(canvas.getByText('Minimum 65')).toBeVisible();
  },
};

/** The school has set nothing: no days, no weeks, no modules, no minimum. */
export const NothingSet: Story = {
  args: { schedule: ready(schedules.bare) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Weeks' })).toBeNull();
    await expect(canvas.getAllByText('Not set')).toHaveLength(2);
  },
};

export const LongTexts: Story = { args: { schedule: ready(schedules.longTexts) } };

/** The course has no outline: a notice is shown. */
export const OutlineMissing: Story = {
  args: { outline: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Course outline not found')).toBeVisible();
  },
};

/** The course has no schedule. */
export const NoSchedule: Story = {
  args: { schedule: ready(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to course' })).toHaveAttribute('href', '/mycourse/101');
  },
};

export const Loading: Story = { args: { schedule: loading } };

export const Failed: Story = {
  args: { schedule: failed(refused) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A second press is ignored; the schedule stays shown. */
export const Refreshing: Story = {
  args: { refresh: pending },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshing' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Refreshed: Story = {
  args: { refresh: done(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to date')).toHaveRole('status');
  },
};

export const RefreshFailed: Story = {
  args: { refresh: failed(refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await expect(canvas.getByRole('region', { name: 'Your tasks' })).toBeVisible();
  },
};

const open = { courseTaskOpen: true } as const;

/** The task of reading the course: one file can be opened, the other is not found. */
export const CourseTask: Story = {
  args: open,
  play: async ({ args }) => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText('file is not found.')).toBeVisible());
    const file = task.getByRole('link', { name: /^PTE Academic course outline.pdf/ });
    await expect(file).toHaveAttribute('href', outlineFiles[0]?.href);
    await expect(file).toHaveAttribute('target', '_blank');
    await userEvent.click(task.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onCourseRead).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCourseTaskClose).toHaveBeenCalledTimes(1);
  },
};

/** No file can be opened: the course cannot be marked as read. */
export const CourseTaskFilesMissing: Story = {
  args: { ...open, outline: ready(outlineFiles.slice(1)) },
  play: async () => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText('file is not found.')).toBeVisible());
    await expect(task.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  },
};

export const CourseTaskWithoutOutline: Story = {
  args: { ...open, outline: ready([]) },
  play: async () => {
    await waitFor(async () => expect(within(await dialog()).getByText('Course outline not found')).toBeVisible());
  },
};

export const CourseTaskLoading: Story = {
  args: { ...open, outline: loading },
  play: async () => {
    await expect(within(await dialog()).getByRole('status')).toHaveTextContent('Loading');
  },
};

/** The outline could not be loaded. */
export const CourseTaskFailed: Story = {
  args: { ...open, outline: failed(refused) },
  play: async ({ args }) => {
    const task = within(await dialog());
    await expect(task.getByRole('alert')).toHaveTextContent('error occurs.');
    await userEvent.click(task.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryOutline).toHaveBeenCalledTimes(1);
  },
};

/** A second press is ignored, and the dialog cannot be closed: it has to show the result. */
export const CourseTaskSending: Story = {
  args: { ...open, readOnline: pending },
  play: async ({ args }) => {
    const task = within(await dialog());
    await userEvent.click(task.getByRole('button', { name: 'Saving' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCourseRead).not.toHaveBeenCalled();
    await expect(args.onCourseTaskClose).not.toHaveBeenCalled();
  },
};

/** It was not saved: it can be retried. */
export const CourseTaskNotSaved: Story = {
  args: { ...open, readOnline: failed({ kind: 'rejected', messages: [], value: null }) },
  play: async ({ args }) => {
    const task = within(await dialog());
    await expect(task.getByRole('alert')).toHaveTextContent('error occurs.');
    await userEvent.click(task.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onCourseRead).toHaveBeenCalledTimes(1);
  },
};

/** Read before: the outline can still be opened. */
export const CourseTaskDone: Story = {
  args: { ...open, schedule: ready(schedules.flexible) },
  play: async () => {
    const task = within(await dialog());
    await waitFor(() => expect(task.getByText('Completed')).toBeVisible());
    await expect(task.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  },
};
