import { failed, idle, pending } from '@portal/domain/shared';
import { cards } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shownDialog, t } from '../testing/index.ts';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';

const [card] = cards.usual;
if (!card) throw new Error('no card');

const meta = {
  title: 'Screens/Cards/Remove',
  component: RemoveCardDialog,
  args: { card, submission: idle, onRemove: fn(), onClose: fn() },
} satisfies Meta<typeof RemoveCardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog(t('cards:remove.title', { digits: '4242' }));
    await userEvent.click(dialog.getByRole('button', { name: t('cards:remove.confirm') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Removing: Story = { args: { submission: pending } };
export const Refused: Story = {
  args: {
    submission: failed({
      kind: 'rejected',
      messages: ['The default card cannot be removed. Make another card the default first.'],
      value: null,
    }),
  },
};
