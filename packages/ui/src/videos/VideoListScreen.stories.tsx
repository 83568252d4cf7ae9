import { courseVideos, safeHref } from '@portal/mocks/fixtures';
import { paths } from '@portal/domain/screens';
import { failed, loading, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shownDialog, t } from '../testing/index.ts';
import { VideoListScreen } from './VideoListScreen.tsx';

const { channel, embedded, broken, address, diagnosticTest, brokenChannel } = courseVideos;

const meta = {
  title: 'Screens/Video list',
  component: VideoListScreen,
  parameters: { shell: 'videos', layout: 'fullscreen' },
  args: {
    videos: ready([channel, embedded, broken, address, diagnosticTest, brokenChannel]),
    onRetry: fn(),
    packagesHref: paths.addBuyCourse,
    open: null,
    onOpen: fn(),
    onRetryOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VideoListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The active courses and tests that have videos: channels and single videos. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(list).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /^IELTS Academic/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(embedded);
  },
};

/** A channel opens in the gallery, with the other channels beside it. */
export const ChannelOpened: Story = {
  args: { open: { video: channel, source: loading } },
  play: async ({ args }) => {
    const gallery = await shownDialog(channel.name);
    await waitFor(() =>
      expect(gallery.getByRole('button', { name: t('videos:play', { title: channel.name }) })).toBeVisible(),
    );
    await userEvent.click(gallery.getByRole('button', { name: new RegExp(`^${brokenChannel.name}`) }));
    await waitFor(() => expect(gallery.getByText(t('videos:broken'))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const source = { kind: 'frame', src: safeHref('https://fast.wistia.net/embed/iframe/e4a27b971d') } as const;

/** The single video of a course: nothing is requested from its provider before it is played. */
export const VideoOpened: Story = {
  args: { open: { video: embedded, source: ready(source) } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: embedded.name });
    const play = within(dialog).getByRole('button', { name: t('videos:play', { title: embedded.name }) });
    await waitFor(() => expect(play).toBeVisible());
    await expect(dialog.querySelector('iframe')).toBeNull();
    await expect(within(dialog).getByText(t('videos:kindVideo'))).toBeVisible();
    // On a phone the dialog is a sheet as high as its content, not a full page.
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThan(innerHeight / 2));
  },
};

export const VideoLoading: Story = {
  args: { open: { video: embedded, source: loading } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: embedded.name });
    await expect(within(dialog).getByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

/** The source of the video could not be loaded. */
export const VideoFailed: Story = {
  args: {
    open: {
      video: embedded,
      source: failed({ kind: 'rejected', messages: ['The video is not found.'], value: null }),
    },
  },
  play: async ({ args }) => {
    const dialog = await shownDialog(embedded.name);
    await expect(dialog.getByRole('alert')).toHaveTextContent(`${t('videos:broken')}The video is not found.`);
    await userEvent.click(dialog.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryOpen).toHaveBeenCalledTimes(1);
  },
};

/** The school's link is broken. */
export const BrokenLink: Story = {
  args: { open: { video: broken, source: ready({ kind: 'broken' }) } },
  play: async () => {
    const dialog = await shownDialog(broken.name);
    await waitFor(() => expect(dialog.getByText(t('videos:broken'))).toBeVisible());
    await expect(dialog.queryByRole('button', { name: t('videos:play', { title: broken.name }) })).toBeNull();
  },
};

export const LongNames: Story = { args: { videos: ready([courseVideos.longTexts, courseVideos.chinese, address]) } };

/** No active course with videos. */
export const NoCourse: Story = {
  args: { videos: ready([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('videos:noneTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('videos:noneAction') })).toHaveAttribute('href', '/AddBuyCourse');
  },
};

export const Loading: Story = { args: { videos: loading } };

export const Failed: Story = {
  args: { videos: failed({ kind: 'offline' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
