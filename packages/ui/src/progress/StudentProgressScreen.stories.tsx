import { progressNumbers } from '@portal/mocks/fixtures';
import type { StudentProgress } from '@portal/domain/progress';
import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StudentProgressScreen } from './StudentProgressScreen.tsx';

const known = (progress: StudentProgress) => ready({ kind: 'known', progress } as const);

const meta = {
  title: 'Screens/Student progress',
  component: StudentProgressScreen,
  parameters: { shell: 'courses', title: 'progress', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    progress: known(progressNumbers.underWay),
    onRetry: fn(),
    checking: false,
    checkFailed: null,
    lessonsHref: paths.lessons(101),
  },
} satisfies Meta<typeof StudentProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
const expectGaugeLabels =
  (...sentences: string[]): Play =>
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((gauge) => gauge.getAttribute('aria-label'))).toEqual(sentences);
  };

export const UnderWay: Story = {
  play: async (context) => {
    await expectGaugeLabels(
      'Practice lessons completed: 42 of 68 lessons, 62 per cent',
      'Practice average score: 71 per cent, across 42 lessons',
      'Assessment lessons completed: 6 of 15 lessons, 40 per cent',
      'Test score: 68 per cent, average of 6 tests',
    )(context);
    await expect(context.canvas.getByText(/more than half of your practice lessons/)).toBeVisible();
  },
};

/** Nothing is completed: the gauges are empty, and a link leads to the lessons. */
export const NothingYet: Story = {
  args: { progress: known(progressNumbers.nothing) },
  play: async (context) => {
    await expectGaugeLabels(
      'Practice lessons completed: 0 of 68 lessons, 0 per cent',
      'Practice average score: none yet',
      'Assessment lessons completed: 0 of 15 lessons, 0 per cent',
      'Test score: none yet',
    )(context);
    await expect(context.canvas.getByRole('link', { name: 'Go to lessons' })).toHaveAttribute('href', '/Lesson/101');
  },
};

/** The server sends an average though nothing is completed: neither ring nor label shows it. */
export const AverageOfNothing: Story = {
  args: { progress: known(progressNumbers.averageOfNothing) },
  play: async ({ canvas }) => {
    for (const gauge of canvas.getAllByRole('img')) await expect(gauge).toHaveTextContent(/^0%$/);
  },
};

/** One of each kind. */
export const OneLesson: Story = {
  args: { progress: known(progressNumbers.one) },
  play: expectGaugeLabels(
    'Practice lessons completed: 1 of 68 lessons, 1 per cent',
    'Practice average score: 90 per cent, across 1 lesson',
    'Assessment lessons completed: 1 of 15 lessons, 7 per cent',
    'Test score: 50 per cent, average of 1 test',
  ),
};

/** The server counts more than the total: gauges and labels are capped. */
export const CappedAtAll: Story = {
  args: { progress: known(progressNumbers.beyond) },
  play: async ({ canvas }) => {
    for (const gauge of canvas.getAllByRole('img')) await expect(gauge).toHaveTextContent('100%');
    await expect(canvas.getByText('68 of 68 lessons')).toBeVisible();
    await expect(canvas.getByText(/all practice lessons/)).toBeVisible();
  },
};

/** A course without assessments. */
export const NoAssessments: Story = { args: { progress: known(progressNumbers.noAssessments) } };

/** A reset is in progress: the numbers are not shown. */
export const Resetting: Story = {
  args: { progress: ready({ kind: 'resetting' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your progress is being reset')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The portal is checking whether the reset is over. */
export const CheckingReset: Story = {
  args: { progress: ready({ kind: 'resetting' }), checking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** That check failed. */
export const CheckFailed: Story = {
  args: {
    progress: ready({ kind: 'resetting' }),
    checkFailed: { kind: 'rejected', messages: ['The school is closed just now.'], value: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The school is closed just now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Loading: Story = { args: { progress: loading } };

export const Failed: Story = {
  args: { progress: failed({ kind: 'rejected', messages: ['The course is not found.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
