import { courses, progressNumbers } from '@portal/mocks/fixtures';
import type { Course } from '@portal/domain/courses';
import { failed, loading, ready } from '@portal/domain/shared';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { t } from '../testing/index.ts';
import { media } from '../theme/index.ts';
import { AssessmentListScreen } from './AssessmentListScreen.tsx';

const list = (...rows: Course[]) => ready({ rows, total: rows.length });

const meta = {
  title: 'Screens/Assessment list',
  component: AssessmentListScreen,
  parameters: { shell: 'assessments', layout: 'fullscreen' },
  args: {
    courses: list(courses.inProgress, courses.notStarted, courses.imageIcon, courses.diagnosticTest),
    progress: new Map([
      [courses.inProgress.id, ready(progressNumbers.underWay)],
      [courses.notStarted.id, ready(progressNumbers.nothing)],
      [courses.imageIcon.id, ready(progressNumbers.noAssessments)],
    ]),
    onRetry: fn(),
    courseHref: ({ kind, id }) => (kind === 'course' ? paths.assessment(id) : paths.diagnosticTest(id)),
    packagesHref: paths.addBuyCourse,
    renewHref: completedPackagesPath,
    mayRenew: true,
  },
} satisfies Meta<typeof AssessmentListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Courses link to their assessments; diagnostic tests have a heading of their own and link to their own page. */
export const CoursesAndTests: Story = {
  tags: ['every-look'],
  play: async ({ canvas }) => {
    const course = within(canvas.getByRole('region', { name: t('assessments:list.byCourse') })).getByRole('link', {
      name: courses.inProgress.name,
    });
    await expect(course).toHaveAttribute('href', '/myassessment/101');
    const tests = within(canvas.getByRole('region', { name: t('assessments:list.tests') }));
    await expect(tests.getByRole('link', { name: courses.diagnosticTest.name })).toHaveAttribute(
      'href',
      '/diagnostictest/301',
    );
  },
};

/** Each course shows how many of its assessments are done and, once there is one, their average score. */
export const Progress: Story = {
  args: { courses: list(courses.inProgress, courses.notStarted) },
  play: async ({ canvas }) => {
    const [underWay, nothing] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(underWay?.getByText(t('assessments:list.done', { done: 6, total: 15 }))).toBeVisible();
    await expect(underWay?.getByText(t('assessments:list.average', { percent: 68 }))).toBeVisible();
    await expect(nothing?.getByText(t('assessments:list.done', { done: 0, total: 15 }))).toBeVisible();
    await expect(nothing?.queryByText(/%/)).toBeNull();
  },
};

/* Tiles of 340 px, in as many columns as there are. */
const NarrowTiles = styled.div`
  max-width: 340px;
  ${media.fromTablet} {
    max-width: 692px;
  }
  ${media.wide} {
    max-width: 1052px;
  }
`;

/**
 * In narrow tiles the facts wrap to further lines, which start under the text of the status, and no line ends with a
 * dot.
 */
export const ProgressInNarrowTiles: Story = {
  args: Progress.args ?? {},
  decorators: [
    (Story) => (
      <NarrowTiles>
        <Story />
      </NarrowTiles>
    ),
  ],
};

export const AllDone: Story = {
  args: {
    courses: list(courses.inProgress),
    progress: new Map([[courses.inProgress.id, ready(progressNumbers.beyond)]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('assessments:list.done', { done: 15, total: 15 }))).toBeVisible();
    await expect(canvas.getByText(t('assessments:list.average', { percent: 100 }))).toBeVisible();
  },
};

/** The progress is loading; its space is reserved. */
export const ProgressLoading: Story = {
  args: {
    courses: list(courses.inProgress, courses.notStarted),
    progress: new Map([
      [courses.inProgress.id, loading],
      [courses.notStarted.id, loading],
    ]),
  },
};

/** The progress could not be loaded, or a course has no assessments: the tile shows the status alone. */
export const ProgressFailed: Story = {
  args: {
    courses: list(courses.inProgress, courses.imageIcon),
    progress: new Map([
      [courses.inProgress.id, failed({ kind: 'serverDown', status: 500 })],
      [courses.imageIcon.id, ready(progressNumbers.noAssessments)],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('courses:progress.inProgress'))).toBeVisible();
    await expect(canvas.getByText(t('courses:progress.notStarted'))).toBeVisible();
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull();
  },
};

/** A closed course shows the reason and is no link. */
export const Locked: Story = {
  args: { courses: list(courses.maintenance, courses.expired, courses.archived) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('article').flatMap((card) => within(card).queryAllByRole('link'));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([completedPackagesPath]);
  },
};

export const LongTexts: Story = {
  args: {
    courses: list(courses.longWords, courses.chinese),
    progress: new Map([
      [courses.longWords.id, ready(progressNumbers.nothing)],
      [courses.chinese.id, ready(progressNumbers.beyond)],
    ]),
  },
};

export const NoAssessments: Story = {
  args: { courses: list() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: t('assessments:list.emptyTitle') });
    await expect(await canvas.findByRole('link', { name: t('lessons:locks.packages') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
  },
};

export const Loading: Story = { args: { courses: loading } };

export const Failed: Story = {
  args: { courses: failed({ kind: 'rejected', messages: ['Assessments are not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('assessments:list.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
