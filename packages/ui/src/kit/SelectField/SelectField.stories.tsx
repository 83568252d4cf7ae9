import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Kit/SelectField',
  component: SelectField,
  args: {
    label: 'Time zone',
    placeholder: 'Choose a time zone',
    defaultValue: '',
    onChange: fn(),
    options: [
      { value: 'sydney', label: 'Australia/Sydney (UTC+11:00)' },
      { value: 'shanghai', label: 'Asia/Shanghai (UTC+08:00)' },
      { value: 'argentina', label: 'America/Argentina/ComodRivadavia (UTC-03:00)' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.selectOptions(select, 'shanghai');
    await expect(select).toHaveValue('shanghai');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(select, '');
  },
};
export const Filled: Story = { args: { defaultValue: 'sydney' } };
export const LongChoice: Story = {
  args: { defaultValue: 'argentina' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const Error: Story = {
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('This field is required');
  },
};
export const Disabled: Story = {
  args: { defaultValue: 'sydney', disabled: true, hint: 'Your school sets the time zone.' },
};
