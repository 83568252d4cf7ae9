import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { SelectedCourse } from '@portal/domain/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { startingWith, t } from '../testing/index.ts';
import { CourseScreen } from './CourseScreen.tsx';

const course = (status: SelectedCourse['status']) => ready({ name: 'PTE Academic in 6 weeks', status });

const meta = {
  title: 'Screens/Course',
  component: CourseScreen,
  parameters: { shell: 'courses', title: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    course: course('open'),
    onRetry: fn(),
    lessonsAreCalledPosts: false,
    resume: { name: 'Describe Image: maps', href: paths.lessons(101, 11, 1101) },
    lessonsHref: paths.lessons(101),
    progressHref: paths.progress(101),
    scheduleHref: paths.schedule(101),
    coursesHref: paths.courses,
  },
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: startingWith(t('lessons:title.lessons')) })).toHaveAttribute(
      'href',
      '/Lesson/101',
    );
    await expect(canvas.getByRole('link', { name: startingWith(t('lessons:ways.progress')) })).toHaveAttribute(
      'href',
      '/StudentProgress/101',
    );
    await expect(canvas.getByRole('link', { name: startingWith(t('lessons:ways.schedule')) })).toHaveAttribute(
      'href',
      '/StudySchedule/101',
    );
    await expect(
      canvas.getByRole('link', { name: startingWith(t('lessons:continue'), 'Describe Image: maps') }),
    ).toHaveAttribute('href', '/Lesson/101?module=11&lesson=1101');
  },
};

/** The school calls its lessons posts. */
export const Posts: Story = {
  args: { lessonsAreCalledPosts: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: startingWith(t('lessons:title.posts'), t('lessons:cards.posts')) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:title.lessons')) })).toBeNull();
  },
};

/** No lesson was opened on this device yet. */
export const NothingOpenedYet: Story = { args: { resume: null } };

/** Role-based access hides the study schedule from this student. */
export const NoSchedule: Story = {
  args: { scheduleHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: startingWith(t('lessons:ways.schedule')) })).toBeNull();
  },
};

/** In maintenance: a message instead of the cards. */
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
  args: { course: failed({ kind: 'rejected', messages: ['The course is not found.'], value: null }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
