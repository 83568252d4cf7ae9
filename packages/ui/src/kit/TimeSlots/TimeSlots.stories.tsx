import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { TimeSlots } from './TimeSlots.tsx';

const slot = (label: string) => ({ value: label, label });

const meta = {
  title: 'Kit/TimeSlots',
  component: TimeSlots,
  args: {
    legend: 'Times on Wed 18/03/2026',
    hideLegend: false,
    zoneNote: 'Times in Australia/Sydney (UTC+11:00)',
    value: null,
    onValueChange: fn(),
    groups: [
      { label: 'Morning', slots: ['09:00', '09:30', '11:00'].map(slot) },
      { label: 'Afternoon', slots: ['14:30', '15:00'].map(slot) },
      { label: 'Evening', slots: ['18:00', '18:30', '19:00'].map(slot) },
    ],
  },
  render: function Render(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <TimeSlots {...args} {...{ value, onValueChange }} />;
  },
} satisfies Meta<typeof TimeSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};

/** One radio group: the arrow keys go from the last time of the morning to the first of the afternoon. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '11:00' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.click(canvas.getByRole('radio', { name: '18:30' }));
    await expect(canvas.getByRole('radio', { name: '18:30' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '14:30' })).not.toBeChecked();
  },
};

/** A part of the day without times is left out. */
export const OnlyEvening: Story = {
  args: {
    hideLegend: true,
    groups: [
      { label: 'Morning', slots: [] },
      { label: 'Evening', slots: ['18:00', '18:30'].map(slot) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Morning')).not.toBeInTheDocument();
  },
};
