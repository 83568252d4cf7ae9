import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Hidden: Story = { args: { defaultValue: 'correct horse' } };

/** The button shows the password; its label names the next action. */
export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await expect(canvas.getByRole('button')).toHaveAccessibleName(t('common:hidePassword'));
  },
};
export const Error: Story = { args: { defaultValue: 'horse', error: 'Use at least 8 characters' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Sign-in opens again at 18:00.' } };
