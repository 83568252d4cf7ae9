import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';

const onEdit = fn();

const meta = {
  title: 'Kit/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Options for the file',
    actions: [
      { label: 'Edit', onSelect: onEdit },
      { label: 'Remove', danger: true, onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'Options for the file' });
const edit = (canvas: Canvas) => canvas.findByRole('button', { name: 'Edit' });

/** Opened with the keyboard: focus moves to the first entry, and back to the button when an entry is chosen. */
export const Open: Story = {
  play: async ({ canvas }) => {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await edit(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await expect(trigger(canvas)).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
    await userEvent.click(trigger(canvas));
    await waitFor(async () => expect(await edit(canvas)).toHaveFocus());
  },
};
/** The menu follows its button when a new render moves the button, for instance after a change of language. */
export const ButtonMoves: Story = {
  render: function Render(args) {
    const [moved, setMoved] = useState(false);
    useEffect(() => {
      const move = () => setMoved(true);
      addEventListener('keypress', move);
      return () => removeEventListener('keypress', move);
    }, []);
    return (
      <div style={{ paddingBlockStart: moved ? 48 : 0 }}>
        <ActionMenu {...args} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    const below = async () =>
      (await edit(canvas)).getBoundingClientRect().top - trigger(canvas).getBoundingClientRect().bottom;
    const top = trigger(canvas).getBoundingClientRect().top;
    const distance = await below();
    await userEvent.keyboard('m');
    await waitFor(() => expect(trigger(canvas).getBoundingClientRect().top).toBe(top + 48));
    await waitFor(async () => expect(await below()).toBe(distance));
  },
};
/** Tab out of the menu closes it, so that it does not cover what has the focus. */
export const TabbedOut: Story = {
  render: (args) => (
    <div>
      <ActionMenu {...args} />
      <button type="button">Next</button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(async () => expect(await edit(canvas)).toHaveFocus());
    canvas.getByRole('button', { name: 'Next' }).focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
export const Closed: Story = {};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.label })).toHaveAttribute('aria-disabled', 'true');
  },
};
