import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { SafeHref } from '@portal/domain/shared';

/** Casts a data URL to `SafeHref`; decoders would reject it. */
const inline = (data: string) => data as SafeHref;

/** Replaces a provider's player, which no story loads. */
const PLAYER = inline(
  'data:text/html;charset=utf-8,' +
    encodeURIComponent(
      '<html lang="en"><title>Player</title><body style="margin:0;display:grid;place-content:center;height:100vh;background:#1e1b18;color:#fff;font:16px sans-serif"><main>The provider’s player</main>',
    ),
);

const meta = {
  title: 'Blocks/Video player',
  component: VideoPlayer,
  args: { source: { kind: 'frame', src: PLAYER }, title: 'Read Aloud: pace and stress', image: null, drawing: 0 },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before play: a picture; nothing is requested from the provider. */
export const Poster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('button', { name: t('videos:play', { title: 'Read Aloud: pace and stress' }) }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
    // The play symbol is in the middle, as in a player, and not in the corner, as on a thumbnail.
    const [whole, mark] = ['button', 'button > span'].map((part) =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    );
    if (!whole || !mark) throw new Error('There is no mark on the picture.');
    await expect(mark.left + mark.width / 2).toBeCloseTo(whole.left + whole.width / 2, 0);
    await expect(mark.top + mark.height / 2).toBeCloseTo(whole.top + whole.height / 2, 0);
  },
};

export const PosterWithThumbnail: Story = { args: { image: safeHref('/school/thumbnails/essay.svg') } };

/** A thumbnail that cannot be loaded is replaced by the drawing. */
export const PosterWithBrokenThumbnail: Story = {
  args: { image: safeHref('/school/thumbnails/gone'), drawing: 3 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: t('videos:play', { title: 'Read Aloud: pace and stress' }) });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** After play: the provider's sandboxed frame. Focus is on the box around it, so that Escape still closes a dialog. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const loaded = new Promise((resolve) => {
      canvasElement.addEventListener('load', resolve, { capture: true, once: true });
    });
    await userEvent.click(
      await canvas.findByRole('button', { name: t('videos:play', { title: 'Read Aloud: pace and stress' }) }),
    );
    const frame = canvas.getByTitle('Read Aloud: pace and stress');
    await expect(frame).toHaveAttribute('src', PLAYER);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await waitFor(() => expect(frame.parentElement).toHaveFocus());
    // The baseline picture shows the content of the frame, so it has to be loaded.
    await loaded;
  },
};

/** A short silent audio file, enough to show the browser's own controls. */
const FILE = inline(
  `data:audio/wav;base64,UklGRrQBAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YZABAACA${'gICA'.repeat(133)}`,
);

/** A hosted video has the browser's controls. It has no baseline picture, because it moves. */
export const HostedVideo: Story = {
  args: { source: { kind: 'file', src: FILE } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('videos:play', { title: 'Read Aloud: pace and stress' }) }),
    );
    const video = canvas.getByLabelText('Read Aloud: pace and stress');
    await expect(video).toHaveAttribute('controls');
    await waitFor(() => expect(video).toHaveFocus());
  },
};

/** A file that cannot be played, which is only known after play. */
export const HostedVideoBroken: Story = {
  args: { source: { kind: 'file', src: inline('data:video/mp4,none') } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('videos:play', { title: 'Read Aloud: pace and stress' }) }),
    );
    await waitFor(() => expect(canvas.getByText(t('videos:broken'))).toHaveFocus());
  },
};

/** The link of the video leads to no known player. */
export const Broken: Story = {
  args: { source: { kind: 'broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('videos:broken'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
