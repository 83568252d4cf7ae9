import { failed, idle, pending } from '@portal/domain/shared';
import { profiles } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { LinkAccount } from './LinkAccount.tsx';

const meta = {
  title: 'Screens/Profile link account',
  component: LinkAccount,
  parameters: { shell: 'profile', layout: 'fullscreen' },
  args: { profile: profiles.every, linking: idle, onLink: fn() },
} satisfies Meta<typeof LinkAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLinked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile-account:link.link') }));
    await expect(args.onLink).toHaveBeenCalledTimes(1);
  },
};

export const AlreadyLinked: Story = { args: { profile: profiles.google } };

/** The browser is being redirected to the provider. */
export const Leaving: Story = { args: { linking: pending } };

export const LinkFailed: Story = { args: { linking: failed({ kind: 'serverDown', status: 0 }) } };
