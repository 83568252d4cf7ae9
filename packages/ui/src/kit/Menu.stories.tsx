import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const onRemove = fn();

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  // Base UI's focus guards are hidden and focusable on purpose: they hand focus on at once.
  parameters: {
    a11y: {
      config: {
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
      },
    },
  },
  args: {
    trigger: (
      <IconButton label="Card ending in 4242" bordered>
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ),
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil size={20} strokeWidth={1.75} aria-hidden />, onSelect: onEdit },
      {
        id: 'default',
        label: 'Set as default',
        icon: <Star size={20} strokeWidth={1.75} aria-hidden />,
        onSelect: fn(),
      },
      {
        id: 'remove',
        label: 'Remove',
        icon: <Trash2 size={20} strokeWidth={1.75} aria-hidden />,
        danger: true,
        onSelect: onRemove,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The menu is put at the end of the page, above everything. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Card ending in 4242' }));
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: 'Remove' })).toBeVisible());
  },
};

/** Arrow keys go round, Enter selects and closes, focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Card ending in 4242' });
    const body = within(document.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledTimes(1);
    await expect(onEdit).not.toHaveBeenCalled();
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
