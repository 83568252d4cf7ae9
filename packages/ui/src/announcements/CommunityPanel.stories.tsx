import { failed, loading, ready } from '@portal/domain/shared';
import { announcements } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { containing, startingWith, t } from '../testing/index.ts';
import { CommunityPanel } from './CommunityPanel.tsx';

const { withImage, withoutImage, manyFiles, chinese, longTitle } = announcements;

const meta = {
  title: 'Screens/Community posts',
  component: CommunityPanel,
  parameters: { shell: 'dashboard', layout: 'fullscreen', column: 'side' },
  args: { posts: ready([withImage, withoutImage]), onRetry: fn(), onOpen: fn(), onIntent: fn() },
} satisfies Meta<typeof CommunityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: t('announcements:community') })).getAllByRole('listitem');

export const Posts: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', {
      name: startingWith('How Ana moved', 'Sophie Laurent · 19/11/2026', t('announcements:files', { count: 2 })),
    });
    await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenCalledWith(withImage);
    await expect(
      canvas.getByRole('button', { name: containing(t('announcements:files', { count: 1 })) }),
    ).toBeVisible();
  },
};

/** An illustration replaces a missing or broken picture. */
export const WithoutPictures: Story = {
  args: { posts: ready([manyFiles, withoutImage]) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** Titles are cut after two lines. */
export const LongTexts: Story = { args: { posts: ready([longTitle, chinese]) } };

/** Show more shows all posts and moves focus to the first added one. */
export const AllShown: Story = {
  args: { posts: ready([withImage, chinese, withoutImage, manyFiles]) },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('common:showMore') }));
    await expect(rowsOf(canvas)).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^All handouts/ })).toHaveFocus());
  },
};

export const Empty: Story = { args: { posts: ready([]) } };

export const Loading: Story = { args: { posts: loading } };

export const Failed: Story = {
  args: { posts: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
