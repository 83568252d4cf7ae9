import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { holdTimers } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function SaveButton({ text }: { text: string }) {
  const toast = useToast();
  return (
    <Button variant="outline" onClick={() => toast(text)}>
      Save changes
    </Button>
  );
}

const meta = {
  title: 'Kit/Toast',
  component: SaveButton,
  args: { text: 'Profile saved' },
  parameters: { layout: 'fullscreen' },
  // Holds the timer of six seconds that closes a toast.
  beforeEach: holdTimers(6000).beforeEach,
  decorators: [
    (Story) => (
      <ToastProvider>
        <div style={{ minHeight: 240, padding: 16 }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hovering keeps the toast open: it stops the timer. */
export const Shown: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const toast = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: args.text });
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toBeVisible());
  },
};
export const LongText: Story = {
  ...Shown,
  args: { text: 'Link to the package copied. Open it on a computer to buy the package there.' },
};
export const TwoInARow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    await userEvent.click(save);
    await waitFor(() => expect(body.getAllByRole('dialog')).toHaveLength(2));
    for (const toast of body.getAllByRole('dialog')) await userEvent.hover(toast);
  },
};
export const Dismissed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const toast = await body.findByRole('dialog', { name: args.text });
    await userEvent.click(within(toast).getByRole('button'));
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
