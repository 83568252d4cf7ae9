import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StepFooter, type StepFooterProps } from './StepFooter.tsx';

const meta = {
  title: 'Kit/StepFooter',
  component: StepFooter,
  args: {
    onNext: fn(),
    onBack: fn() as StepFooterProps['onBack'],
    nextLabel: undefined,
    nextDisabled: false,
    hint: undefined,
    busyLabel: undefined,
  },
} satisfies Meta<typeof StepFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiddleStep: Story = {
  play: async ({ canvas, args }) => {
    const [back, next] = canvas.getAllByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};
export const FirstStep: Story = { args: { onBack: undefined } };

/** A disabled Next always has a reason. */
export const NothingChosen: Story = {
  args: { nextDisabled: true, hint: 'Choose a time to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[1]).toHaveAccessibleDescription('Choose a time to go on.');
  },
};
export const LastStep: Story = { args: { nextLabel: 'Confirm booking' } };
export const Sending: Story = { args: { nextLabel: 'Confirm booking', busyLabel: 'Booking' } };
