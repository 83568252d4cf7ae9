import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { format, shownDialog, t, useControlled } from '../../testing/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Kit/DateField',
  component: DateField,
  args: { label: 'Date of birth', max: '2026-03-18', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlled(args.value, args.onChange);
    return <DateField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = '1997-08-21';

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(t('date-field:hint'));
    await userEvent.type(input, '1/2/1997');
    await expect(args.onChange).toHaveBeenLastCalledWith('1997-02-01');
    await userEvent.tab();
    await expect(input).toHaveValue(format().date('1997-02-01'));
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const Filled: Story = { args: { value: FILLED } };
export const Optional: Story = { args: { label: 'Exam date', optional: true } };

/** A date that does not exist stays as typed; the error appears when the student leaves the field. */
export const Impossible: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '31/02/1997');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(t('date-field:impossible'));
    await expect(input).toHaveValue('31/02/1997');
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/1997');
  },
};
export const InTheFuture: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '19/03/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(t('date-field:tooLate', { date: format().date(args.max ?? '') }));
  },
};
export const Error: Story = { args: { value: '2026-08-21', error: 'Choose a date in the past' } };
export const Disabled: Story = {
  args: { value: FILLED, disabled: true, hint: 'You cannot edit this while a change is pending.' },
};

/** The calendar opens at the chosen day, which has focus; weeks start on Monday, and the arrow keys move. */
export const Calendar: Story = {
  args: { value: '2026-03-11' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('date-field:open', { label: args.label }) });
    await userEvent.click(button);
    const dialog = await shownDialog(args.label);
    const day = (date: string) => dialog.getByRole('button', { name: format().dayAndDate(date) });
    await waitFor(() => expect(day('2026-03-11')).toHaveFocus());
    await expect(dialog.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(
      format().weekday('2026-03-09'),
    );
    await expect(day('2026-03-19')).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(day('2026-03-17')).toHaveFocus();
  },
};
export const ChosenInTheCalendar: Story = {
  args: { value: '2026-03-11' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('date-field:open', { label: args.label }) });
    await userEvent.click(button);
    const dialog = await shownDialog(args.label);
    await userEvent.click(await dialog.findByRole('button', { name: format().dayAndDate('2026-03-04') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-04');
    await expect(canvas.getByRole('textbox')).toHaveValue(format().date('2026-03-04'));
    await expect(button).toHaveFocus();
  },
};
