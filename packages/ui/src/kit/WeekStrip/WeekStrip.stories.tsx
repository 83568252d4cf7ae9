import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useControlled } from '../../testing/index.ts';
import { Card, CardBody } from '../Card/Card.tsx';
import { WeekStrip, type WeekDay, type WeekStripProps } from './WeekStrip.tsx';

const week: readonly WeekDay[] = [
  { date: '2026-03-10', weekday: 'Today', dayNumber: 10, dot: true, label: 'Today 10/03/2026, 3 planned' },
  { date: '2026-03-11', weekday: 'Wed', dayNumber: 11, dot: true, label: 'Wed 11/03/2026, 1 planned' },
  { date: '2026-03-12', weekday: 'Thu', dayNumber: 12, dot: true, label: 'Thu 12/03/2026, 1 planned' },
  { date: '2026-03-13', weekday: 'Fri', dayNumber: 13, label: 'Fri 13/03/2026' },
  { date: '2026-03-14', weekday: 'Sat', dayNumber: 14, dot: true, label: 'Sat 14/03/2026, 1 planned' },
  { date: '2026-03-15', weekday: 'Sun', dayNumber: 15, label: 'Sun 15/03/2026' },
  { date: '2026-03-16', weekday: 'Mon', dayNumber: 16, dot: true, label: 'Mon 16/03/2026, 1 planned' },
];

function Chosen(args: WeekStripProps) {
  const [value, onChange] = useControlled(args.value, args.onChange);
  return (
    <Card flush>
      <WeekStrip {...args} {...{ value, onChange }}>
        {args.children}
      </WeekStrip>
    </Card>
  );
}

const meta = {
  title: 'Kit/WeekStrip',
  component: WeekStrip,
  render: Chosen,
  args: {
    label: 'This week',
    days: week,
    value: '2026-03-10',
    onChange: fn(),
    children: <CardBody>10:00 PTE Speaking: Describe Image</CardBody>,
  },
} satisfies Meta<typeof WeekStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move focus and choose the day at once. */
export const TodayChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-11');
    await expect(canvas.getByRole('tab', { name: 'Wed 11/03/2026, 1 planned' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10');
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus());
  },
};

const free = new Set(['2026-03-11', '2026-03-12', '2026-03-14']);

/** Booking: days without free times cannot be chosen, but can be focused. */
export const SomeDaysDisabled: Story = {
  args: {
    label: 'Days with free times',
    days: week.map((day) => ({ ...day, disabled: !free.has(day.date) })),
    value: '2026-03-12',
  },
  play: async ({ canvas, args }) => {
    const friday = canvas.getByRole('tab', { name: 'Fri 13/03/2026' });
    await expect(friday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(friday).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-14');
  },
};

export const NothingChosen: Story = { args: { value: null } };

/** Chinese weekdays. */
export const InChinese: Story = {
  args: {
    label: '本周',
    days: week.map((day, index) => ({
      ...day,
      weekday: ['今天', '周三', '周四', '周五', '周六', '周日', '周一'][index] ?? '',
      label: day.date,
    })),
    children: <CardBody>10:00 PTE Speaking: Describe Image</CardBody>,
  },
};
