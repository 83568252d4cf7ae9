import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Kit/DateField',
  component: DateField,
  args: { label: 'Date of birth', max: '2026-03-18', hint: 'Day, month and year', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Date of birth');
    await fireEvent.change(input, { target: { value: '2026-03-19' } });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input.validity.rangeOverflow).toBe(true);
    await fireEvent.change(input, { target: { value: '' } });
  },
};
export const Filled: Story = { args: { defaultValue: '1997-08-21' } };
export const Optional: Story = { args: { label: 'Exam date', optional: true } };
export const Error: Story = {
  args: { defaultValue: '2026-08-21', error: 'Choose a date in the past' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription('Choose a date in the past');
  },
};
export const Disabled: Story = {
  args: { defaultValue: '1997-08-21', disabled: true, hint: 'You cannot edit this while a change is pending.' },
};
