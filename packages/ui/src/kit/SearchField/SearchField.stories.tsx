import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Search events', value: '', onValueChange: fn() },
  render: function Render(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <SearchField {...args} {...{ value, onValueChange }} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'dictation' } };

/** The clear button empties the field, keeps the focus in it and disappears. */
export const Cleared: Story = {
  args: { value: 'dictation' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const input = canvas.getByRole('searchbox', { name: 'Search events' });
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
