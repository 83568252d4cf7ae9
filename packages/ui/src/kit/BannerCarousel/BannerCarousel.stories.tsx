import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BannerCarousel } from './BannerCarousel.tsx';

const messages = [
  { id: 'support', content: 'Student Support replies within 24 hours from 3 to 6 April.' },
  {
    id: 'mock',
    content: (
      <>
        <strong>New mock tests</strong> Two PTE mock tests are ready. <a href="#mock-tests">Read what is new</a>
      </>
    ),
  },
  {
    id: 'survey',
    content:
      'If you sat an exam in March, a short survey in your messages helps us improve the lessons for everyone. It takes three minutes.',
  },
];
const [support, mock, survey] = [/24 hours/, /mock tests are ready/, /short survey/] as const;

const meta = {
  title: 'Kit/BannerCarousel',
  component: BannerCarousel,
  args: { label: 'News of your school', messages, onDismiss: fn(), intervalMs: 15_000 },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const FirstOfThree: Story = {};

/** Plays automatically, except with reduced motion. */
export const PlaysByItself: Story = {
  args: { intervalMs: 100 },
  play: async ({ canvas }) => {
    if (still()) return;
    // `toBeVisible` could see the opacity at the start of the fade.
    const isShown = (text: RegExp) =>
      expect(canvas.getByText(text).closest('[role="group"]')).not.toHaveAttribute('inert');
    await waitFor(() => isShown(mock));
    await waitFor(() => isShown(survey));
  },
};

/** An interval longer than any play function, so that the autoplay never steps. */
const never = { intervalMs: 3_600_000 };

/** Stepping wraps around and stops the autoplay permanently; the height never changes. */
export const SteppedByHand: Story = {
  args: never,
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('group', { name: 'News of your school' });
    const { height } = carousel.getBoundingClientRect();
    const previous = canvas.getAllByRole('button')[1];
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(previous).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(survey)).toBeVisible());
    await expect(canvas.getByText(support)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(mock)).toBeVisible());
    await expect(carousel.getBoundingClientRect().height).toBe(height);
    // The last button, if there is one, now resumes the autoplay.
    await expect(canvas.getAllByRole('button')).toHaveLength(still() ? 3 : 4);
  },
};

export const OneMessage: Story = {
  args: { messages: messages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Dismissing removes all messages. */
export const Dismissed: Story = {
  play: async ({ canvas, args }) => {
    const dismiss = canvas.getAllByRole('button')[0];
    if (!dismiss) throw new Error('no dismiss button');
    await expect(dismiss).toHaveAccessibleDescription('News of your school');
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** Hidden messages cannot be focused: Tab goes from Dismiss to the arrows, and to the link once it is shown. */
export const HiddenLink: Story = {
  args: never,
  play: async ({ canvas }) => {
    const [dismiss, previous, next] = canvas.getAllByRole('button');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(dismiss).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(previous).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('link', { name: 'Read what is new' });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(link).toHaveFocus());
  },
};
