import type { SafeHref } from '@portal/domain/shared';
import { libraryVideoSource } from '@portal/domain/videos';
import { recordings } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shownDialog, t } from '../testing/index.ts';
import { RecordingDialog } from './RecordingDialog.tsx';

const about = (recording: (typeof recordings)['fresh']) => ({
  recording: { ...recording, watched: true },
  video: libraryVideoSource(recording.videoType, recording.videoId),
});

const meta = {
  title: 'Screens/Recording',
  component: RecordingDialog,
  parameters: { shell: 'liveClasses', layout: 'fullscreen' },
  args: {
    ...about(recordings.fresh),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    resume: { startAt: 0, onPosition: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof RecordingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog shows a picture first: nothing is loaded from the provider before the student presses play. */
export const Opened: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog('PTE Speaking: Describe Image');
    await expect(screen.getByText(t('live-classes:watched'))).toBeVisible();
    await expect(
      screen.getByRole('button', { name: t('videos:play', { title: 'PTE Speaking: Describe Image' }) }),
    ).toBeVisible();
    await expect(dialog.getByRole('presentation')).toHaveAttribute('src', args.recording.thumbnailUrl);
    // The whole description, which the list cuts.
    await expect(dialog.getByText(String(args.recording.description))).toBeVisible();
    await expect(document.querySelector('iframe, video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Silence that is long enough to resume in. The cast is needed, since no decoder accepts such a URL. */
const FILE =
  `data:audio/wav;base64,UklGRiRxAgBXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQBxAgCA${'gICA'.repeat(53_333)}` as SafeHref;

/** A hosted recording resumes where the student left off. There is no baseline picture, since the recording plays. */
export const ResumesPlayback: Story = {
  args: { ...about(recordings.hosted), video: { kind: 'file', src: FILE }, resume: { startAt: 7, onPosition: fn() } },
  tags: ['no-picture'],
  play: async ({ args }) => {
    await expect((await shownDialog()).getByText(t('live-classes:resumeAt', { time: '0:07' }))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('videos:play', { title: recordings.hosted.name }) }));
    const video = screen.getByLabelText<HTMLVideoElement>(/^Writing Task 2/, { selector: 'video' });
    // Slow playback, so that on a stalled page the recording neither ends nor reports its position before the pause.
    video.playbackRate = 1 / 16;
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(7));
    await waitFor(() => expect(video.seeking).toBe(false));
    video.pause();
    await waitFor(() => expect(args.resume.onPosition).toHaveBeenLastCalledWith(video.currentTime));
    await fireEvent.ended(video);
    await expect(args.resume.onPosition).toHaveBeenLastCalledWith(0);
  },
};

export const LeftOff: Story = { args: { ...about(recordings.hosted), resume: { startAt: 125, onPosition: fn() } } };

export const BrokenLink: Story = {
  args: about(recordings.broken),
  play: async () => {
    await expect((await shownDialog()).getByText(t('videos:broken'))).toBeVisible();
  },
};

export const ExpiresSoon: Story = { args: about(recordings.expiring) };

export const LongTexts: Story = { args: about(recordings.longTexts) };

export const Chinese: Story = { args: about(recordings.chinese) };
