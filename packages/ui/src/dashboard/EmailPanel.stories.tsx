import { paths } from '@portal/domain/screens';
import { done, idle, pending } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { EmailPanel } from './EmailPanel.tsx';

const meta = {
  title: 'Screens/Email panel',
  component: EmailPanel,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    issue: { kind: 'notActivated' },
    resend: idle,
    onResend: fn(),
    profileHref: paths.profile,
  },
} satisfies Meta<typeof EmailPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotActivated: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('group', { name: t('dashboard-email:notActivatedTitle') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('dashboard-email:undo') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('dashboard-email:resend') }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

/** The new address to confirm, and a link to undo the change. */
export const ChangePending: Story = {
  args: { issue: { kind: 'changePending', newEmail: 'mei.new@example.com' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(t('dashboard-email:changeText', { email: 'mei.new@example.com' })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('dashboard-email:undo') })).toHaveAttribute('href', '/Profile');
  },
};

/** The server did not say which address. */
export const ChangeWithoutAddress: Story = { args: { issue: { kind: 'changePending', newEmail: null } } };

export const LongAddress: Story = {
  args: {
    issue: {
      kind: 'changePending',
      newEmail: 'maximiliana-alexandrina.konstantinopoulou@students.northern-territory-college.example',
    },
  },
};

/** While the request is pending, the button ignores a second press. */
export const Sending: Story = {
  args: { resend: pending },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('dashboard-email:sending') }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** The sent email is announced, and another one can be requested. */
export const Sent: Story = {
  args: { resend: done(undefined) },
  play: async ({ canvas, args }) => {
    const said = (await canvas.findByText(t('dashboard-email:sent'))).closest('[role="status"]');
    await expect(said).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('dashboard-email:resend') }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: {
    resend: {
      status: 'failed',
      failure: { kind: 'rejected', messages: ['You have asked too often today.'], value: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have asked too often today.');
    await expect(canvas.getByRole('button', { name: t('dashboard-email:resend') })).toBeEnabled();
  },
};

export const Offline: Story = { args: { resend: { status: 'failed', failure: { kind: 'offline' } } } };
