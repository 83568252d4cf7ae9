import { courses } from '@portal/mocks/fixtures';
import type { Course } from '@portal/domain/courses';
import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { AssessmentListScreen } from './AssessmentListScreen.tsx';

const list = (...rows: Course[]) => ready({ rows, total: rows.length });

const meta = {
  title: 'Screens/Assessment list',
  component: AssessmentListScreen,
  parameters: { shell: 'assessments', layout: 'fullscreen' },
  args: {
    courses: list(courses.inProgress, courses.notStarted, courses.imageIcon, courses.diagnosticTest),
    onRetry: fn(),
    courseHref: ({ kind, id }) => (kind === 'course' ? paths.assessment(id) : paths.diagnosticTest(id)),
    packagesHref: paths.addBuyCourse,
    renewHref: paths.myPackages,
  },
} satisfies Meta<typeof AssessmentListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Courses link to their assessments, diagnostic tests, under their own heading, to their own page. */
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

/** A closed course shows the reason and is no link. */
export const Locked: Story = {
  args: { courses: list(courses.maintenance, courses.expired, courses.archived) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('article').flatMap((card) => within(card).queryAllByRole('link'));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/MyPackages']);
  },
};

export const LongTexts: Story = { args: { courses: list(courses.longWords, courses.chinese) } };

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
