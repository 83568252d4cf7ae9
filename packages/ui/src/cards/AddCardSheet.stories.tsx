import { failed, idle, loading, pending, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdTimers, shownDialog, startingWith, t } from '../testing/index.ts';
import { AddCardSheet } from './AddCardSheet.tsx';
import { fakeVendor } from './FakeVendor.fixture.tsx';
import { VENDOR_LATE_MS } from './useVendorForm.ts';

const working = fakeVendor({ load: 'fields', token: { status: 'made', token: 'tok_Visa_1881' } });

const meta = {
  title: 'Screens/Cards/Add',
  component: AddCardSheet,
  args: {
    vendor: working,
    publicKey: ready('pk_test'),
    onRetryKey: fn(),
    submission: idle,
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddCardSheet>;
export default meta;
type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof shownDialog>>;

const addButton = (dialog: Dialog) => dialog.getByRole('button', { name: t('cards:add.confirm') });
const usable = (dialog: Dialog) => waitFor(() => expect(addButton(dialog)).toBeEnabled());
const field = (dialog: Dialog, name: 'holder' | 'postalCode') =>
  dialog.getByLabelText(startingWith(t(`cards:field.${name}`)));
async function typeHolder(dialog: Dialog, postalCode: string) {
  await userEvent.type(field(dialog, 'holder'), 'Mei Chen');
  await userEvent.type(field(dialog, 'postalCode'), postalCode);
}
async function add(postalCode: string) {
  const dialog = await shownDialog();
  await usable(dialog);
  await typeHolder(dialog, postalCode);
  await userEvent.click(addButton(dialog));
  return dialog;
}

/** The provider's fields are shown; the provider's token, name and postal code are sent. */
export const Adding: Story = {
  play: async ({ args }) => {
    await add('2009');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        holder: 'Mei Chen',
        postalCode: '2009',
        token: 'tok_Visa_1881',
      }),
    );
  },
};

export const Missing: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await usable(dialog);
    await userEvent.type(field(dialog, 'postalCode'), '2'.repeat(31));
    await userEvent.click(addButton(dialog));
    await expect(await dialog.findByText(t('common:required'))).toBeVisible();
    await expect(dialog.getByText(t('cards:problem.tooLong'))).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const LoadingKey: Story = { args: { publicKey: loading } };
export const LoadingFields: Story = {
  args: { vendor: fakeVendor({ load: 'silent' }) },
  // Holds the 12 seconds after which the provider's script is treated as blocked.
  beforeEach: holdTimers(VENDOR_LATE_MS).beforeEach,
};
export const KeyFailed: Story = { args: { publicKey: failed({ kind: 'offline' }) } };

/** The school has no public key of the provider. */
export const KeyMissing: Story = {
  args: { publicKey: ready(null) },
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText(t('cards:vendor.noKey'))).toBeVisible();
    await expect(addButton(dialog)).toBeDisabled();
  },
};

/** A blocker stops the provider's script; a retry loads it again and keeps what was typed. */
export const Blocked: Story = {
  args: { vendor: fakeVendor({ load: 'blocked' }) },
  play: async () => {
    const dialog = await shownDialog();
    await expect(await dialog.findByText(t('cards:vendor.blocked'))).toBeVisible();
    await expect(addButton(dialog)).toBeDisabled();
    await typeHolder(dialog, '2009');
    await userEvent.click(dialog.getByRole('button', { name: t('cards:vendor.retry') }));
    await expect(await dialog.findByText(t('cards:vendor.blocked'))).toBeVisible();
    await expect(field(dialog, 'holder')).toHaveValue('Mei Chen');
  },
};

const late = holdTimers(VENDOR_LATE_MS);

/** The provider's script neither loads nor fails: after 12 seconds it is treated as blocked. */
export const Slow: Story = {
  args: { vendor: fakeVendor({ load: 'silent' }) },
  beforeEach: late.beforeEach,
  play: async () => {
    const dialog = await shownDialog();
    late.pass();
    await expect(await dialog.findByText(t('cards:vendor.blocked'))).toBeVisible();
  },
};

/** The provider refuses what was typed into its fields. */
export const TokenRefused: Story = {
  args: {
    vendor: fakeVendor({ load: 'fields', token: { status: 'refused', message: 'Your card number is incomplete.' } }),
  },
  play: async ({ args }) => {
    const dialog = await add('2009');
    await expect(await dialog.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(field(dialog, 'postalCode')).toHaveValue('2009');
  },
};

/** The provider refuses without a reason. */
export const TokenRefusedSilently: Story = {
  args: { vendor: fakeVendor({ load: 'fields', token: { status: 'refused', message: '' } }) },
  play: async () => {
    const dialog = await add('2009');
    await expect(await dialog.findByText(t('cards:vendor.refused'))).toBeVisible();
  },
};

/** The server refuses the card. */
export const CardRefused: Story = {
  args: { submission: failed({ kind: 'rejected', messages: ['Your card was declined.'], value: null }) },
  play: async () => {
    const dialog = await shownDialog();
    await usable(dialog);
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
  },
};

/** While the card is being sent, the dialog cannot be closed and the card cannot be sent again. */
export const Sending: Story = {
  args: { submission: pending },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: t('cards:cancel') })).toBeDisabled();
  },
};
