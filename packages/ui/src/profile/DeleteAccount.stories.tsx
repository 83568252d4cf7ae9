import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = {
  title: 'Screens/Profile delete account',
  component: DeleteAccount,
  parameters: { shell: 'profile', layout: 'fullscreen' },
  args: { onDelete: fn() },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile-account:delete.open') }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};
