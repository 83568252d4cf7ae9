import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shownDialog, t } from '../testing/index.ts';
import { DeviceData } from './DeviceData.tsx';
import { DisplayDialog } from './DisplayDialog.tsx';

const meta = {
  title: 'Screens/Device data',
  component: DeviceData,
  args: { onDownload: fn(), onForget: fn() },
  render: (args) => (
    <DisplayDialog
      display={{ appearance: 'system', scheme: 'school' }}
      onChange={fn()}
      onClose={fn()}
      device={<DeviceData {...args} />}
    />
  ),
} satisfies Meta<typeof DeviceData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args }) => {
    const display = await shownDialog(t('shell:display'));
    await userEvent.click(display.getByRole('button', { name: t('shell-device:download') }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is deleted before the student confirms. */
export const ConfirmForgetDialog: Story = {
  play: async ({ args }) => {
    const display = await shownDialog(t('shell:display'));
    await userEvent.click(display.getByRole('button', { name: t('shell-device:forget') }));
    const dialog = await shownDialog(t('shell-device:question'));
    await userEvent.click(dialog.getByRole('button', { name: t('shell-device:keep') }));
    await userEvent.click(display.getByRole('button', { name: t('shell-device:forget') }));
    await shownDialog(t('shell-device:question'));
    await expect(args.onForget).not.toHaveBeenCalled();
  },
};

export const Forgetting: Story = {
  play: async ({ args }) => {
    const display = await shownDialog(t('shell:display'));
    await userEvent.click(display.getByRole('button', { name: t('shell-device:forget') }));
    const dialog = await shownDialog(t('shell-device:question'));
    await userEvent.click(dialog.getByRole('button', { name: t('shell-device:confirm') }));
    await expect(args.onForget).toHaveBeenCalledTimes(1);
  },
};
