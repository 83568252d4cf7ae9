import { progressFrames } from '@portal/mocks/fixtures';
import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, holdTimers, t } from '../testing/index.ts';
import { ProgressFrame } from './ProgressFrame.tsx';

const meta = {
  title: 'Screens/Progress frame',
  component: ProgressFrame,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    src: ready(progressFrames.english),
    height: 250,
    onRetry: fn(),
    coursesHref: paths.courses,
  },
} satisfies Meta<typeof ProgressFrame>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Waits for the framed page, which has the given height. */
const waitForFrame: Play = async ({ canvas, args }) => {
  const frame = await canvas.findByTitle(t('progress:title'));
  await waitFor(() => expect(frame).toBeVisible());
  await expect(frame.getBoundingClientRect().height).toBe(args.height);
};

/** Before the page has reported its height: 250 px. */
export const Open: Story = { play: waitForFrame };

/** The page reported a height of 372 px: the frame is 30 px shorter. */
export const Grown: Story = { args: { height: 342 }, play: waitForFrame };

/** The page in Chinese. */
export const Chinese: Story = { args: { src: ready(progressFrames.chinese), height: 342 }, play: waitForFrame };

/** The URL of the page is loading. */
export const Loading: Story = {
  args: { src: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** The page is loading: the same skeleton, no layout shift. */
export const FrameLoading: Story = {
  args: { src: ready(progressFrames.never) },
  // Holds the 15 seconds after which a frame is treated as not loading.
  beforeEach: holdTimers(15_000).beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(t('progress:title'))).not.toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** The URL could not be fetched: the server's messages, a retry, and a link to the courses. */
export const Failed: Story = {
  args: { src: failed({ kind: 'rejected', messages: ['Your progress is not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your progress is not available right now.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: t('progress:courses') })).toHaveAttribute('href', '/MyCourseList');
  },
};

/** The school has no such page, or its URL is not allowed: the request can be retried. */
export const NoPage: Story = {
  args: { src: ready(null) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: t('progress:courses') })).toHaveAttribute('href', '/MyCourseList');
    await expect(canvas.queryByRole('link', { name: containing(t('progress:open')) })).toBeNull();
  },
};
