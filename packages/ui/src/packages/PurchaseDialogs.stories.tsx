import type { PurchaseTarget } from '@portal/domain/packages';
import { classOptions, safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shownDialog, startingWith, t } from '../testing/index.ts';
import { PurchaseDialogs } from './PurchaseDialogs.tsx';

const target: PurchaseTarget = { packageId: 1013, free: false, renews: false, replacesProgress: true, replaced: null };
const href = safeHref('https://main.example/Package/UpgradePackage?packageId=1013');

const meta = {
  title: 'Screens/Package purchase',
  component: PurchaseDialogs,
  parameters: { shell: 'addBuyCourse', layout: 'fullscreen' },
  args: {
    purchase: { step: 'confirm', target },
    about: {
      name: 'Complete plus coaching',
      current: 'Essential',
      added: ['Teacher feedback on recordings', 'Five scored mock tests', 'Score reports', 'Live class recordings'],
    },
    busy: false,
    onConfirm: fn(),
    onClassChange: fn(),
    onClassConfirm: fn(),
    onPaid: fn(),
    onOpenAgain: fn(),
    onFollowLink: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The confirmation before progress is lost: what is lost, and what is added (002 §4). */
export const Replace: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:replace.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:replace.keep') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Many topics are added: the first ones are named. */
export const ReplaceWithMany: Story = {
  args: {
    about: { ...meta.args.about, added: Array.from({ length: 9 }, (_, i) => `Mock test ${i + 1}`) },
  },
};

/** The confirmation of a renewal, where the added topics are not known. */
export const ReplaceByRenewal: Story = { args: { about: { name: '', current: null, added: [] } } };

export const ReplaceBusy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: startingWith(t('packages-purchase:replace.busy')) }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Several classes: the default one is selected. */
export const ChooseClass: Story = {
  args: { purchase: { step: 'class', target, classes: classOptions, classId: 33 } },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('radio', { name: startingWith('Thursday evenings') })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: startingWith('Tuesday mornings') }));
    await expect(args.onClassChange).toHaveBeenLastCalledWith(32);
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:class.confirm') }));
    await expect(args.onClassConfirm).toHaveBeenCalledTimes(1);
  },
};

export const ChooseClassBusy: Story = {
  args: { busy: true, purchase: { step: 'class', target, classes: classOptions, classId: 33 } },
};

/** The payment takes place in another tab. */
export const Waiting: Story = {
  args: { purchase: { step: 'waiting', target, classId: null, href, blocked: false } },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:payment.again') }));
    await expect(args.onOpenAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:payment.paid') }));
    await expect(args.onPaid).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: t('packages-purchase:payment.cancel') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The browser blocked the tab, so a link opens it. */
export const Blocked: Story = {
  args: { purchase: { step: 'waiting', target, classId: null, href, blocked: true } },
  play: async ({ args }) => {
    const link = (await shownDialog()).getByRole('link', { name: t('packages-purchase:payment.open') });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'opener');
    // The story opens no tab.
    link.addEventListener('click', (event: Event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onFollowLink).toHaveBeenCalledTimes(1);
  },
};
