import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

function Chosen(args: SegmentedProps<string>) {
  const [value, onChange] = useControlled(args.value, args.onChange);
  return (
    <Segmented {...args} {...{ value, onChange }}>
      <p style={{ paddingTop: 16 }}>Classes: {value}</p>
    </Segmented>
  );
}

const meta = {
  title: 'Kit/Segmented',
  component: Segmented<string>,
  render: Chosen,
  args: {
    label: 'Live classes',
    items: [
      { id: 'upcoming', label: 'Upcoming' },
      { id: 'registered', label: 'Registered' },
    ],
    value: 'upcoming',
    onChange: fn(),
    children: null,
  },
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChoices: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Registered' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('registered');
    await expect(canvas.getByRole('tabpanel', { name: 'Registered' })).toBeVisible();
  },
};

/** Long labels wrap inside their segment. */
export const LongLabels: Story = {
  args: {
    items: [
      { id: 'upcoming', label: 'Upcoming and waiting list' },
      { id: 'registered', label: 'Registered by me' },
      { id: 'past', label: 'Past' },
    ],
  },
};

/** A search shared by all panels: it keeps its text when another segment is chosen. */
export const WithSearch: Story = {
  args: { beside: <SearchField label="Search classes" value="grammar" onValueChange={fn()} /> },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search classes' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Registered' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Registered' })).toBeVisible();
    await expect(field).toBeInTheDocument();
  },
};
