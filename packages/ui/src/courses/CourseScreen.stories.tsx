import { moduleTopics, progressNumbers, schedules } from '@portal/mocks/fixtures';
import type { CourseModule } from '@portal/domain/blocks';
import { lessonToResume, type NextStep, type SelectedCourse } from '@portal/domain/lessons';
import type { StudentProgress } from '@portal/domain/progress';
import type { ScheduleModule, StudySchedule } from '@portal/domain/schedule';
import { paths } from '@portal/domain/screens';
import { failed, loading, ready, type Failure } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { containing, startingWith, t } from '../testing/index.ts';
import { CourseScreen } from './CourseScreen.tsx';

const course = (status: SelectedCourse['status']) => ready({ name: 'PTE Academic in 6 weeks', status });
const known = (progress: StudentProgress) => ready({ kind: 'known', progress } as const);
const refused: Failure = { kind: 'rejected', messages: ['The course is not found.'], value: null };
const offline: Failure = { kind: 'offline' };

const speaking: CourseModule = { id: 11, name: 'Speaking', locked: false };
const writing: CourseModule = { id: 12, name: 'Writing', locked: false };
const reading: CourseModule = { id: 13, name: 'Reading', locked: false };
const listening: CourseModule = { id: 14, name: 'Listening', locked: false };
const mockTests: CourseModule = { id: 15, name: 'Mock tests', locked: true };
const modules = [speaking, writing, reading, listening, mockTests];
const open = (shown: readonly CourseModule[]) => ready({ kind: 'open', modules: shown } as const);

const planned = ({ id, name }: CourseModule, total: number, completed: number): ScheduleModule => ({
  id,
  name,
  completed: completed === total,
  practice: { total, completed },
  score: null,
});
const plan = (counts: readonly ScheduleModule[], change: Partial<StudySchedule> = {}) =>
  ready({ ...schedules.fixCycle, courseRead: true, modules: [...counts], currentModule: null, ...change });
const underWay = [planned(speaking, 6, 6), planned(writing, 8, 3), planned(reading, 7, 0), planned(listening, 1, 0)];
const fresh = [planned(speaking, 6, 0), planned(writing, 8, 0), planned(reading, 7, 0), planned(listening, 1, 0)];
const allDone = [planned(speaking, 6, 6), planned(writing, 8, 8), planned(reading, 7, 7), planned(listening, 1, 1)];

const lesson = lessonToResume(moduleTopics.writing, null);
const nextLesson: NextStep | null = lesson && { kind: 'lesson', lesson, module: writing };

const meta = {
  title: 'Screens/Course',
  component: CourseScreen,
  parameters: { shell: 'courses', title: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    course: course('open'),
    onRetry: fn(),
    lessonsAreCalledPosts: false,
    page: open(modules),
    onRetryModules: fn(),
    next: ready(nextLesson),
    progress: known(progressNumbers.underWay),
    schedule: plan(underWay),
    reset: { onCheck: fn(), checking: false, failure: null },
    links: {
      lessons: paths.lessons(101),
      module: (module, id) => paths.lessons(101, module, id),
      progress: paths.progress(101),
      schedule: paths.schedule(101),
      meeting: paths.teacherMeeting(101),
      courses: paths.courses,
      packages: paths.addBuyCourse,
    },
  },
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const link = (canvas: Canvas, ...words: string[]) => canvas.getByRole('link', { name: startingWith(...words) });
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: t('lessons:modules') })).getAllByRole('listitem');
const count = (done: number, total: number) => t('lessons:doneOf', { done, count: total });

/** A course in progress: the two cards, the next lesson, the next task, and how much of each module is done. */
export const Open: Story = {
  tags: ['every-look'],
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:title.lessons'))).toHaveAttribute('href', '/Lesson/101');
    await expect(link(canvas, t('lessons:links.progress'))).toHaveAttribute('href', '/StudentProgress/101');
    await expect(link(canvas, t('lessons:links.progress'))).toHaveAccessibleName(containing(count(42, 68)));
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveAttribute('href', '/StudySchedule/101');
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(
      t('lessons:home.nextTask', { task: 'Writing' }),
    );
    // An element of its own, so that "23 days" does not break across lines.
    const { remaining } = schedules.fixCycle.days;
    const days = t('lessons:home.daysLeft', { count: remaining ?? 0 });
    await expect(within(link(canvas, t('lessons:links.schedule'))).getByText(days, { ignore: 'a' })).toBeVisible();
    await expect(link(canvas, t('lessons:links.meeting'))).toBeVisible();
    await expect(link(canvas, t('lessons:continue'), lesson?.name ?? '')).toHaveAttribute(
      'href',
      `/Lesson/101?module=12&lesson=${lesson?.id}`,
    );
    const words = [
      ['Speaking', t('lessons:topicState.done'), count(6, 6)],
      ['Writing', t('lessons:topicState.inProgress'), count(3, 8)],
      ['Reading', t('lessons:topicState.notStarted'), count(0, 7)],
      ['Listening', t('lessons:topicState.notStarted'), count(0, 1)],
      ['Mock tests', t('lessons:locked.package')],
    ];
    await expect(rows(canvas)).toHaveLength(words.length);
    for (const [i, row] of rows(canvas).entries()) {
      await expect(row).toHaveTextContent(startingWith(...(words[i] ?? [])));
      await expect(within(row).getByRole('link')).toHaveAttribute('href', `/Lesson/101?module=${modules[i]?.id}`);
    }
  },
};

const posts = { context: 'posts' } as const;

/** The school calls its lessons posts; every text of the page uses that word. */
export const Posts: Story = {
  args: { lessonsAreCalledPosts: true },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:title.posts'))).toHaveAttribute('href', '/Lesson/101');
    await expect(canvas.getByText(t('lessons:home.nextLesson', posts))).toBeVisible();
    await expect(link(canvas, t('lessons:links.progress'))).toHaveAccessibleName(
      containing(t('lessons:doneOf', { done: 42, count: 68, ...posts })),
    );
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/lesson|节课|课时|下一节/i);
  },
};

/** Nothing is opened or done yet: a link leads to the first module. */
export const NothingOpenedYet: Story = {
  args: {
    next: ready({ kind: 'module', module: speaking, started: false }),
    progress: known(progressNumbers.nothing),
    schedule: plan(fresh, { courseRead: false }),
  },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:home.start'), 'Speaking')).toHaveAttribute('href', '/Lesson/101?module=11');
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(
      t('lessons:home.nextTask', { task: t('schedule:courseTask') }),
    );
  },
};

/** The course was opened on another device, so the next lesson is not known, but its module is. */
export const ModuleNext: Story = {
  args: { next: ready({ kind: 'module', module: writing, started: true }) },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:continue'), 'Writing')).toHaveAttribute('href', '/Lesson/101?module=12');
  },
};

/** All lessons are done; the remaining task is to book the test. */
export const AllDone: Story = {
  args: {
    next: ready({ kind: 'allDone' }),
    progress: known(progressNumbers.beyond),
    schedule: plan(allDone, { test: schedules.flexible.test }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('lessons:home.allDone'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:continue')) })).toBeNull();
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(
      t('lessons:home.nextTask', { task: t('schedule:testTask') }),
    );
  },
};

/** The course has no study schedule: the modules have no counts. */
export const WithoutSchedule: Story = {
  args: { schedule: ready(null) },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(t('lessons:home.noSchedule'));
    await expect(rows(canvas).map((row) => row.textContent)).toEqual([
      'Speaking',
      'Writing',
      'Reading',
      'Listening',
      `Mock tests${t('lessons:locked.package')}`,
    ]);
  },
};

/** Role-based access hides the study schedule and meetings from this student. */
export const NoSchedule: Story = {
  args: { schedule: ready(null), links: { ...meta.args.links, schedule: null, meeting: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:links.schedule')) })).toBeNull();
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:links.meeting')) })).toBeNull();
  },
};

/** Most modules are not in the student's package; a locked module shows no other status. */
export const LockedModules: Story = {
  args: { page: open(modules.map((one) => ({ ...one, locked: one !== speaking }))) },
  play: async ({ canvas }) => {
    await expect(rows(canvas)[1]).toHaveTextContent(`Writing${t('lessons:locked.package')}`);
    await expect(canvas.queryByText(containing(count(3, 8)))).toBeNull();
  },
};

/** The whole course is locked. */
export const Locked: Story = {
  args: { page: ready({ kind: 'locked' }), next: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await expect(link(canvas, t('lessons:title.lessons'))).toBeVisible();
  },
};

/** The school has not added anything to the course yet. */
export const NoModules: Story = {
  args: { page: ready({ kind: 'empty' }), next: ready(null), schedule: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('lessons:noModules.title'))).toBeVisible();
  },
};

const longName = 'Summarise group discussions and respond to a situation under the conditions of the 2026 examination';
const longModule: CourseModule = { id: 12, name: `2. ${longName}`, locked: false };

/** Long names wrap; nothing is cut. */
export const LongNames: Story = {
  args: {
    page: open([longModule, { ...longModule, id: 13, locked: true }]),
    next: ready(lesson && { kind: 'lesson', lesson: { ...lesson, name: longName }, module: longModule }),
    schedule: plan([planned(longModule, 120, 87)]),
  },
};

/** The course is being reset: its progress and its modules are outdated until the reset is over. */
export const Resetting: Story = {
  args: {
    page: ready({ kind: 'resetting' }),
    next: ready(null),
    progress: ready({ kind: 'resetting' }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('region', { name: t('lessons:modules') })).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(t('lessons:cards.schedule'));
    await userEvent.click(canvas.getByRole('button', { name: t('course-reset:checkAgain') }));
    await expect(args.reset.onCheck).toHaveBeenCalledTimes(1);
  },
};

/** The modules failed to load; the other parts stay. */
export const ModulesFailed: Story = {
  args: { page: failed(offline), next: ready(null) },
  play: async ({ canvas, args }) => {
    await expect(link(canvas, t('lessons:title.lessons'), t('lessons:cards.lessons'))).toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryModules).toHaveBeenCalledTimes(1);
  },
};

/** The progress failed to load: its card is still a link, without numbers. */
export const ProgressFailed: Story = {
  args: { progress: failed(offline) },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:links.progress'))).toHaveTextContent(t('lessons:cards.progress'));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The schedule failed to load: its link shows what it leads to, and the modules have no counts. */
export const ScheduleFailed: Story = {
  args: { schedule: failed(offline) },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:links.schedule'))).toHaveTextContent(t('lessons:cards.schedule'));
    await expect(rows(canvas)[0]).toHaveTextContent(/^Speaking$/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The course has loaded, its parts are still loading. */
export const PartsLoading: Story = {
  args: { page: loading, next: loading, progress: loading, schedule: loading },
  play: async ({ canvas }) => {
    await expect(link(canvas, t('lessons:title.lessons'))).toHaveAttribute('href', '/Lesson/101');
    await expect(link(canvas, t('lessons:links.progress'))).toHaveAttribute('href', '/StudentProgress/101');
  },
};

/** The course is in maintenance: a message replaces the cards. */
export const Maintenance: Story = {
  args: { course: course('maintenance') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('lessons:closed.maintenance.title') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:title.lessons')) })).toBeNull();
  },
};

export const Loading: Story = { parameters: { title: null }, args: { course: loading } };

export const Failed: Story = {
  parameters: { title: null },
  args: { course: failed(refused) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
