import { videos } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { VideoGalleryDialog } from './VideoGalleryDialog.tsx';

const meta = {
  title: 'Screens/Video gallery',
  component: VideoGalleryDialog,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    channels: [videos.channel, videos.single, videos.thumbnail, videos.diagnosticTest, videos.broken],
    first: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof VideoGalleryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The gallery opens with the channel that was pressed; nothing plays yet. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const title = await canvas.findByRole('heading', { level: 2, name: videos.channel.title });
    await waitFor(() => expect(title).toHaveFocus());
    const play = canvas.getByRole('button', { name: t('videos:play', { title: videos.channel.title }) });
    await waitFor(() => expect(play).toBeVisible());
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(videos.channel.title);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Another video is chosen: the title changes, and focus moves to its play button. */
export const AnotherChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^What your first score means/ }));
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(videos.diagnosticTest.title);
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: t('videos:play', { title: videos.diagnosticTest.title }) }),
      ).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(t('videos:showing'));
  },
};

/** A single video has no list beside it. */
export const OnlyOne: Story = {
  args: { channels: [videos.thumbnail] },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: videos.thumbnail.title });
    await expect(within(dialog).queryByRole('list')).toBeNull();
  },
};

/** The video has an invalid id; the others can still be chosen. */
export const BrokenLink: Story = {
  args: { first: 4 },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(t('videos:broken'));
    await waitFor(() => expect(sentence).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Essay structure/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Repeat Sentence/ }));
    await waitFor(() => expect(canvas.getByText(t('videos:broken'))).toHaveFocus());
  },
};

export const LongTitles: Story = { args: { channels: [videos.longTexts, videos.chinese, videos.single] } };
