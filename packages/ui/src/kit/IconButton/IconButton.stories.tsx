import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronRight, Mail } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: {
    label: 'Notifications',
    bordered: false,
    dot: false,
    dotLabel: undefined,
    disabled: false,
    onClick: fn(),
    children: <Bell size={24} strokeWidth={1.75} aria-hidden />,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    const box = button.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The meaning of the dot is part of the accessible name, so that it is not conveyed by colour alone. */
export const Unread: Story = {
  args: {
    label: 'Messages',
    dot: true,
    dotLabel: 'new message',
    children: <Mail size={24} strokeWidth={1.75} aria-hidden />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      t('common:nameWithNote', { name: 'Messages', note: 'new message' }),
    );
  },
};

export const Bordered: Story = {
  args: {
    label: 'Next week',
    bordered: true,
    children: <ChevronRight size={20} strokeWidth={1.75} aria-hidden />,
  },
};
export const Disabled: Story = { args: { disabled: true } };
