import { paths } from '@portal/domain/screens';
import { AppLink } from '../../links/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert, AlertAction } from './Alert.tsx';

const undo = fn();

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: { kind: 'danger', title: 'We couldn’t save your profile', messages: ['Please specify a valid phone number'] },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t save your profile');
  },
};
export const SeveralMessages: Story = {
  args: { messages: ['Please specify a valid phone number', 'The birth date must be in the past'] },
};
/** Appears after an action: a live region, so that screen readers announce it. */
export const Warning: Story = {
  args: {
    kind: 'warning',
    live: true,
    title: 'Course reset in progress',
    messages: ['You will get an email when it is completed.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Course reset in progress');
  },
};
export const Success: Story = { args: { kind: 'success', title: 'Registration completed', messages: [] } };
export const Info: Story = {
  args: {
    kind: 'info',
    title: 'Check your new email',
    messages: ['We sent a link to mei.new@example.com. Until you open it, we use your current address.'],
    icon: <Mail size={20} strokeWidth={1.75} />,
    action: <AlertAction onClick={undo}>Undo change</AlertAction>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo change' }));
    await expect(undo).toHaveBeenCalled();
  },
};
/** Part of the page from the start: no live region. */
export const Quiet: Story = {
  args: {
    kind: 'quiet',
    title: 'Buy on a computer',
    messages: ['Payment is not available on phones.'],
    action: (
      <AlertAction as={AppLink} href={paths.messages()}>
        Copy page link
      </AlertAction>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy on a computer')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
