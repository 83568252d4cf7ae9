import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'First name', placeholder: 'As in your passport', autoComplete: 'given-name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).not.toHaveAttribute('aria-describedby');
    await userEvent.type(input, 'Mei');
    await expect(input).toHaveValue('Mei');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.clear(input);
    input.blur();
  },
};
export const Filled: Story = { args: { defaultValue: 'Mei' } };
export const Focused: Story = {
  args: { defaultValue: 'Mei' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
};
export const WithHint: Story = {
  args: { label: 'Phone', placeholder: undefined, hint: 'With country code, for example +61 400 000 000', type: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'With country code, for example +61 400 000 000',
    );
  },
};
export const Optional: Story = { args: { label: 'Middle name', placeholder: undefined, optional: true } };

/** The error takes the place of the hint, and only the first is shown. */
export const Error: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'mei@',
    hint: 'We send your results here.',
    error: ['Please enter a valid email address', 'Use an address of your school'],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(canvas.queryByText('Use an address of your school')).not.toBeInTheDocument();
  },
};
export const ReadOnly: Story = {
  args: {
    label: 'Email',
    defaultValue: 'mei.chen@example.com',
    readOnlyReason: 'You cannot edit this while a change is pending.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveAccessibleDescription('You cannot edit this while a change is pending.');
  },
};
export const Disabled: Story = {
  args: { label: 'Coupon', defaultValue: 'SPRING', disabled: true, hint: 'Choose a package first.' },
};
export const LongWords: Story = {
  args: {
    label: 'The name your teachers should call you by, in classes and in messages',
    defaultValue: 'Maximiliana-Alexandrina Featherstonehaugh-Cholmondeley',
    error: 'This name is too long. Shorten it to 40 characters, then save your profile again.',
  },
};
