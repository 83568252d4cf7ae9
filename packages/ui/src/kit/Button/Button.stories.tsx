import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Save changes', variant: 'primary', compact: false, block: false, onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Tonal: Story = { args: { variant: 'tonal' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Unsubscribe' } };
export const DangerOutline: Story = { args: { variant: 'dangerOutline', children: 'Delete account' } };
export const Compact: Story = { args: { compact: true } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = {
  args: { variant: 'outline', icon: <LogOut size={20} aria-hidden />, children: 'Log out' },
};
export const Disabled: Story = { args: { disabled: true } };

/** The busy label is longer than the label and does not fit: the button keeps its width and shows the spinner alone. */
export const BusyWithoutRoom: Story = {
  args: { children: 'Sign up', busyLabel: 'Signing up', variant: 'tonal', compact: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing up' });
    const words = canvas.getByText('Signing up').getBoundingClientRect();
    await expect(words.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom - 2);
  },
};

/** A busy button ignores a second press. */
export const Busy: Story = {
  args: { busyLabel: 'Saving' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
