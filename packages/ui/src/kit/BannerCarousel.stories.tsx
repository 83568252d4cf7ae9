import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BannerCarousel, type BannerCarouselProps } from './BannerCarousel.tsx';

const messages = [
  { id: 'easter', title: 'Easter hours', text: 'Student Support replies within 24 hours from 3 to 6 April.' },
  { id: 'mock', title: 'New mock tests', text: 'Two PTE mock tests are ready.' },
  {
    id: 'survey',
    title: 'Tell us about your exam day',
    text: 'If you sat an exam in March, a short survey in your messages helps us improve the lessons for everyone.',
  },
];

const meta = {
  title: 'Kit/BannerCarousel',
  component: BannerCarousel,
  args: { label: 'News of your school', messages, onDismiss: fn(), intervalMs: 15_000 },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const FirstOfThree: Story = {};

/** Plays by itself, except with reduced motion. */
export const PlaysByItself: Story = {
  args: { intervalMs: 100 },
  play: async ({ canvas }) => {
    if (still()) return;
    await waitFor(() => expect(canvas.getByText('New mock tests')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Tell us about your exam day')).toBeVisible());
  },
};

/** Steps go round and stop the play for good; the height never changes. */
export const SteppedByHand: Story = {
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('group', { name: 'News of your school' });
    const { height } = carousel.getBoundingClientRect();
    const previous = canvas.getAllByRole('button')[1];
    await userEvent.tab();
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Tell us about your exam day')).toBeVisible());
    await expect(canvas.getByText('Easter hours')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('New mock tests')).toBeVisible());
    await expect(carousel.getBoundingClientRect().height).toBe(height);
    // The last button now offers to play again, where there is one at all.
    await expect(canvas.getAllByRole('button')).toHaveLength(still() ? 3 : 4);
  },
};

export const OneMessage: Story = {
  args: { messages: messages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

function Dismissing(args: BannerCarouselProps) {
  const [left, setLeft] = useState(args.messages);
  return <BannerCarousel {...args} messages={left} onDismiss={(id) => setLeft(left.filter((m) => m.id !== id))} />;
}

/** The message in view goes; the last one takes the banner with it. */
export const Dismissed: Story = {
  args: { messages: messages.slice(0, 2) },
  render: Dismissing,
  play: async ({ canvas }) => {
    const dismiss = canvas.getAllByRole('button')[0];
    if (!dismiss) throw new Error('no dismiss button');
    await userEvent.click(dismiss);
    await waitFor(() => expect(canvas.getByText('New mock tests')).toBeVisible());
    await expect(canvas.queryByText('Easter hours')).toBeNull();
  },
};
