import { videos } from '@portal/mocks/fixtures';
import { failed, loading, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { VideoGalleryDialog } from './VideoGalleryDialog.tsx';
import { VideosPanel } from './VideosPanel.tsx';

const meta = {
  title: 'Screens/Videos panel',
  component: VideosPanel,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    channels: ready([videos.channel, videos.single, videos.thumbnail, videos.diagnosticTest]),
    onRetry: fn(),
    Gallery: VideoGalleryDialog,
    onIntent: fn(),
  },
} satisfies Meta<typeof VideosPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const panelIn = (canvas: ReturnType<typeof within>) => canvas.findByRole('region', { name: t('videos:title') });

/** Each card shows its title and its course or test. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const panel = within(await panelIn(canvas));
    await expect(panel.getByRole('heading', { level: 2, name: t('videos:title') })).toBeVisible();
    const cards = within(panel.getByRole('list')).getAllByRole('button');
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Read Aloud: pace and stress PTE Academic in 6 weeks',
      'Describe Image in 25 seconds PTE Academic in 6 weeks',
      'Essay structure that works IELTS Academic: Writing Task 2',
      'What your first score means PTE diagnostic test',
    ]);
  },
};

/** A press opens the gallery with that video; closing returns focus to its card. */
export const GalleryOpened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: /^Describe Image/ }));
    await expect(args.onIntent).toHaveBeenCalledWith(expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: /^Describe Image/ }));
    const dialog = canvas.getByRole('dialog', { name: videos.single.title });
    await userEvent.click(within(dialog).getByRole('button', { name: t('common:close') }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Describe Image/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Essay structure/ }));
  },
};

/** Scrolled to the last card. On desktop the right arrow is disabled then, but keeps focus. */
export const ScrolledToTheEnd: Story = {
  play: async ({ canvas }) => {
    const row = within(await panelIn(canvas)).getByRole('list');
    row.scrollTo({ left: row.scrollWidth });
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    // The arrows appear once the row is known to overflow.
    const next = await canvas.findByRole('button', { name: t('videos:following'), hidden: true });
    const previous = canvas.getByRole('button', { name: t('videos:previous'), hidden: true });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    await expect(next).toBeEnabled();
  },
};

/** A card that gets keyboard focus is scrolled fully into view. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = within(await panelIn(canvas)).getByRole('list');
    for (const card of within(row).getAllByRole('button')) {
      card.focus();
      await waitFor(async () => {
        const [shown, own] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
        await expect(own.left).toBeGreaterThanOrEqual(shown.left);
        await expect(own.right).toBeLessThanOrEqual(shown.right);
      });
    }
  },
};

/** The row does not overflow, so there are no arrows. */
export const One: Story = {
  args: { channels: ready([videos.channel]) },
  play: async ({ canvas }) => {
    await expect(within(await panelIn(canvas)).getAllByRole('button', { hidden: true })).toHaveLength(1);
  },
};

/** A title takes as many lines as it needs. */
export const LongTitles: Story = {
  args: { channels: ready([videos.longTexts, videos.chinese, videos.single]) },
  play: async ({ canvas }) => {
    const title = within(await panelIn(canvas)).getByText(videos.longTexts.title);
    await expect(title.scrollHeight).toBe(title.clientHeight);
  },
};

/** A thumbnail that cannot be loaded is replaced by an illustration. */
export const ThumbnailGone: Story = {
  args: { channels: ready([videos.goneThumbnail, videos.thumbnail]) },
  play: async ({ canvas }) => {
    const panel = await panelIn(canvas);
    await waitFor(() => expect(panel.querySelectorAll('img')).toHaveLength(1));
  },
};

export const Loading: Story = { args: { channels: loading } };

/** The videos could not be loaded: the server's messages, and a retry. */
export const Failed: Story = {
  args: { channels: failed({ kind: 'rejected', messages: ['Videos are not available right now.'], value: null }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Videos are not available right now.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = { args: { channels: failed({ kind: 'offline' }) } };

/** Without videos there is no panel. */
export const None: Story = {
  args: { channels: ready([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('videos:title') })).toBeNull();
  },
};
