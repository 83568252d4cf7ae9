import { courses } from '@portal/mocks/fixtures';
import type { Course } from '@portal/domain/courses';
import { failed, loading, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen.tsx';

const list = (...rows: Course[]) => ready({ rows, total: rows.length });
const five = [courses.inProgress, courses.notStarted, courses.diagnosticTest, courses.imageIcon, courses.noDescription];

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    firstName: 'Mei',
    courses: list(...five),
    onRetry: fn(),
    listHref: '/MyCourseList',
    courseHref: ({ kind, id }) => (kind === 'course' ? `/mycourse/${id}` : `/diagnostictest/${id}`),
    packagesHref: '/AddBuyCourse',
    renewHref: '/MyPackages',
    onIntent: fn(),
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first three of five, with Show more. */
export const Courses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'PTE Academic in 6 weeks' })).toHaveAttribute(
      'href',
      '/mycourse/101',
    );
    await expect(canvas.getByRole('link', { name: 'PTE diagnostic test' })).toHaveAttribute(
      'href',
      '/diagnostictest/301',
    );
  },
};

/** Show more: all five, focus on the first new one; Show less collapses back to three. */
export const AllShown: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: courses.imageIcon.name })).toHaveFocus();
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(toggle);
  },
};

/** Exactly three: nothing to show more of. */
export const ThreeCourses: Story = {
  args: { courses: list(...five.slice(0, 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const OneCourse: Story = { args: { courses: list(courses.inProgress) } };

/** More courses than were fetched: after Show more, a link leads to the list. */
export const MoreThanFetched: Story = {
  args: { courses: ready({ rows: five, total: 60 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('link', { name: /60/ })).toHaveAttribute('href', '/MyCourseList');
  },
};

/** Read more shows the whole description, Read less cuts it at 100 characters again. */
export const DescriptionOpen: Story = {
  args: { courses: list(courses.inProgress) },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article).not.toHaveTextContent('every task you submit');
    const toggle = canvas.getByRole('button', { name: /^Read more/ });
    await userEvent.click(toggle);
    await expect(article).toHaveTextContent('every task you submit.');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Courses that cannot be opened say why and are no links. */
export const Unavailable: Story = {
  args: { courses: list(courses.maintenance, courses.expired, courses.archived) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: courses.maintenance.name })).toBeNull();
    await expect(canvas.queryByRole('link', { name: courses.archived.name })).toBeNull();
  },
};

export const LongTexts: Story = {
  args: { firstName: 'Maximiliana-Alexandrina Konstantinopoulou', courses: list(courses.longWords, courses.chinese) },
};

/** An account without a first name. */
export const NoName: Story = { args: { firstName: '' } };

export const NoCourses: Story = {
  args: { courses: list() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/AddBuyCourse');
  },
};

export const Loading: Story = { args: { courses: loading } };

/** The server's own words, and a way to try again. */
export const Failed: Story = {
  args: { courses: failed({ kind: 'rejected', messages: ['Courses are not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Courses are not available right now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** An answer without IsSuccess: no words from the server. */
export const FailedWithoutWords: Story = {
  args: { courses: failed({ kind: 'rejected', messages: [], value: null }) },
};

export const Offline: Story = { args: { courses: failed({ kind: 'offline' }) } };
