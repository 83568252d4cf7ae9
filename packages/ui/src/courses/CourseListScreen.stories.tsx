import { courses, progressNumbers } from '@portal/mocks/fixtures';
import type { Course } from '@portal/domain/courses';
import { failed, loading, ready } from '@portal/domain/shared';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { CourseListScreen } from './CourseListScreen.tsx';

const list = (...rows: Course[]) => ready({ rows, total: rows.length });

const meta = {
  title: 'Screens/Course list',
  component: CourseListScreen,
  parameters: { shell: 'courses', layout: 'fullscreen' },
  args: {
    courses: list(courses.inProgress, courses.notStarted, courses.diagnosticTest),
    progress: new Map([
      [courses.inProgress.id, ready(progressNumbers.underWay)],
      [courses.noDescription.id, ready(progressNumbers.noAssessments)],
    ]),
    onRetry: fn(),
    onRetryFurther: null,
    courseHref: ({ kind, id }) => (kind === 'course' ? paths.course(id) : paths.diagnosticTest(id)),
    packagesHref: paths.addBuyCourse,
    renewHref: completedPackagesPath,
    mayRenew: true,
  },
} satisfies Meta<typeof CourseListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: courses.inProgress.name });
    await expect(link).toHaveAttribute('href', '/mycourse/101');
  },
};

/** A course in progress shows how many of its lessons are done; where that failed to load, the status alone. */
export const Progress: Story = {
  args: {
    courses: list(courses.inProgress, courses.noDescription, courses.chinese),
    progress: new Map([
      [courses.inProgress.id, ready(progressNumbers.underWay)],
      [courses.noDescription.id, failed({ kind: 'serverDown', status: 500 })],
      [courses.chinese.id, loading],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('courses:doneOf', { done: 42, count: 68 }))).toBeVisible();
    await expect(canvas.getAllByText(t('courses:progress.inProgress'))).toHaveLength(3);
    await expect(canvas.getAllByRole('progressbar', { hidden: true })).toHaveLength(1);
  },
};

/** Locked: the course is in edit mode or a draft. */
export const Maintenance: Story = {
  args: { courses: list(courses.maintenance) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article')).queryByRole('link')).toBeNull();
  },
};

/** The package has expired: a link to renew it. */
export const Expired: Story = {
  args: { courses: list(courses.expired) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article')).getByRole('link')).toHaveAttribute('href', completedPackagesPath);
    await expect(canvas.getByText(t('courses:expiredHint'))).toBeVisible();
  },
};

/** The school does not let students renew packages, so the tile does not say that they can. */
export const ExpiredForGood: Story = {
  args: { ...Expired.args, mayRenew: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('courses:expired'))).toBeVisible();
    await expect(canvas.queryByText(t('courses:expiredHint'))).toBeNull();
  },
};

/** Archived: locked permanently. */
export const Archived: Story = {
  args: { courses: list(courses.archived) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article')).queryByRole('link')).toBeNull();
  },
};

/** Every status a card can have, side by side. */
export const EveryStatus: Story = {
  tags: ['every-look'],
  args: {
    courses: list(
      courses.inProgress,
      courses.notStarted,
      courses.imageIcon,
      courses.noDescription,
      courses.maintenance,
      courses.expired,
      courses.archived,
      courses.diagnosticTest,
    ),
  },
};

export const LongTexts: Story = { args: { courses: list(courses.longWords, courses.chinese) } };

/**
 * The student has more than one page of fifty courses, and further pages are loading: a line says that not all are
 * shown.
 */
export const MoreThanShown: Story = {
  args: { courses: ready({ rows: [courses.inProgress, courses.notStarted], total: 60 }) },
};

/** Further pages failed to load: the loaded courses stay, with a retry. */
export const FurtherFailed: Story = {
  args: { ...MoreThanShown.args, onRetryFurther: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('courses:firstOfMany', { shown: 2, total: 60 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryFurther).toHaveBeenCalledTimes(1);
  },
};

export const NoCourses: Story = {
  args: { courses: list() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('courses:emptyAction') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
  },
};

export const Loading: Story = { args: { courses: loading } };

export const Failed: Story = {
  args: { courses: failed({ kind: 'rejected', messages: ['Courses are not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
