import { progressNumbers } from '@portal/mocks/fixtures';
import type { StudentProgress } from '@portal/domain/progress';
import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { StudentProgressScreen } from './StudentProgressScreen.tsx';

const known = (progress: StudentProgress) => ready({ kind: 'known', progress } as const);

const meta = {
  title: 'Screens/Student progress',
  component: StudentProgressScreen,
  parameters: { shell: 'progress', about: 'PTE Academic in 6 weeks', layout: 'fullscreen' },
  args: {
    progress: known(progressNumbers.underWay),
    onRetry: fn(),
    resetCheck: { onCheck: fn(), checking: false, failure: null },
    lessonsHref: paths.lessons(101),
  },
} satisfies Meta<typeof StudentProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
const expectGaugeLabels =
  (sentences: () => string[]): Play =>
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((gauge) => gauge.getAttribute('aria-label'))).toEqual(sentences());
  };
const done = (label: 'practiceDone' | 'assessmentsDone', completed: number, count: number, percent: number) =>
  t(`progress:doneSentence.${label === 'practiceDone' ? 'lessons' : 'assessments'}`, {
    label: t(`progress:${label}`),
    done: completed,
    count,
    percent,
  });

export const UnderWay: Story = {
  tags: ['every-look'],
  play: async (context) => {
    await expectGaugeLabels(() => [
      done('practiceDone', 42, 68, 61),
      t('progress:practiceScoreSentence', { percent: 70, count: 42 }),
      done('assessmentsDone', 6, 15, 40),
      t('progress:testScoreSentence', { percent: 68, count: 6 }),
    ])(context);
    await expect(context.canvas.getByText(t('progress:halfDone'))).toBeVisible();
  },
};

/** Nothing is completed: the gauges are empty, and a link leads to the lessons. */
export const NothingYet: Story = {
  args: { progress: known(progressNumbers.nothing) },
  play: async (context) => {
    await expectGaugeLabels(() => [
      done('practiceDone', 0, 68, 0),
      t('progress:practiceScoreNone'),
      done('assessmentsDone', 0, 15, 0),
      t('progress:testScoreNone'),
    ])(context);
    await expect(context.canvas.getByRole('link', { name: t('progress:toLessons') })).toHaveAttribute(
      'href',
      '/Lesson/101',
    );
  },
};

/** The server sends an average even though nothing is completed: it is shown as sent. */
export const AverageOfNothing: Story = {
  args: { progress: known(progressNumbers.averageOfNothing) },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((gauge) => gauge.textContent);
    await expect(shown).toEqual(['0%', '55%', '0%', '40%']);
  },
};

/** One completed lesson and one completed assessment. */
export const OneLesson: Story = {
  args: { progress: known(progressNumbers.one) },
  play: expectGaugeLabels(() => [
    done('practiceDone', 1, 68, 1),
    t('progress:practiceScoreSentence', { percent: 90, count: 1 }),
    done('assessmentsDone', 1, 15, 6),
    t('progress:testScoreSentence', { percent: 50, count: 1 }),
  ]),
};

/** The server counts more than the total: gauges and labels are capped. */
export const CappedAtAll: Story = {
  args: { progress: known(progressNumbers.beyond) },
  play: async ({ canvas }) => {
    for (const gauge of canvas.getAllByRole('img')) await expect(gauge).toHaveTextContent('100%');
    await expect(canvas.getByText(t('progress:doneOf.lessons', { done: 68, count: 68 }))).toBeVisible();
    await expect(canvas.getByText(t('progress:allDone'))).toBeVisible();
  },
};

/** A course without assessments. */
export const NoAssessments: Story = { args: { progress: known(progressNumbers.noAssessments) } };

/** A reset is in progress: the numbers are not shown. */
export const Resetting: Story = {
  args: { progress: ready({ kind: 'resetting' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: t('course-reset:title') })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('course-reset:checkAgain') }));
    await expect(args.resetCheck.onCheck).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { progress: loading } };

export const Failed: Story = {
  args: { progress: failed({ kind: 'rejected', messages: ['The course is not found.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The course is not found.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
