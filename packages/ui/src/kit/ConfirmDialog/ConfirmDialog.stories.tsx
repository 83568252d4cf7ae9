import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete this card?',
    children: 'Visa ending in 4242 will not be offered any more when you pay.',
    cancelLabel: 'Keep card',
    confirmLabel: 'Delete card',
    danger: true,
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe button comes first; Escape and a press on the scrim do the same as that button. */
export const Danger: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Delete this card?' })).toHaveFocus());
    const labels = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Keep card', 'Delete card']);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep card' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete card' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
  },
};

/** Nothing is lost: confirming is the primary button. */
export const Harmless: Story = {
  args: {
    title: 'Close without saving?',
    children: 'What you’ve typed won’t be kept.',
    cancelLabel: 'Keep typing',
    confirmLabel: 'Close',
    danger: false,
  },
};

/** Long labels, one above the other. */
export const Stacked: Story = {
  args: { layout: 'stacked', cancelLabel: 'Keep my saved card', confirmLabel: 'Delete my saved card' },
};

/** The confirmed action is being sent: the dialog can be neither left nor confirmed again. */
export const Busy: Story = {
  args: { layout: 'stacked', busyLabel: 'Deleting' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Keep card' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
