import { failed, idle, loading, pending, ready } from '@portal/domain/shared';
import { cards } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { shownDialog, startingWith, t } from '../testing/index.ts';
import { EditCardSheet } from './EditCardSheet.tsx';

const [first, second] = cards.usual;

const meta = {
  title: 'Screens/Cards/Edit',
  component: EditCardSheet,
  args: {
    card: first ? ready(first) : loading,
    onRetry: fn(),
    today: '2026-11-18',
    submission: idle,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditCardSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => {
  const dialog = await shownDialog();
  await userEvent.click(dialog.getByRole('button', { name: t('cards:edit.confirm') }));
  return dialog;
};

/** Name, postal code, month and year are sent. */
export const Editing: Story = {
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await userEvent.selectOptions(dialog.getByLabelText(startingWith(t('cards:field.year'))), '2031');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: 'card_mei_1',
        holder: 'Mei Chen',
        postalCode: '2009',
        expireMonth: 8,
        expireYear: 2031,
      }),
    );
  },
};

/** A card of a country without postal codes: its other data can be changed. */
export const WithoutPostalCode: Story = {
  args: { card: first ? ready({ ...first, postalCode: '' }) : loading },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByLabelText(startingWith(t('cards:field.postalCode')))).not.toBeRequired();
    await userEvent.selectOptions(dialog.getByLabelText(startingWith(t('cards:field.year'))), '2031');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ postalCode: '', expireYear: 2031 })),
    );
  },
};

/** An expiry month in the past and no postal code: each field shows its error. */
export const Problems: Story = {
  args: { card: second ? ready({ ...second, postalCode: '1', expireMonth: 1 }) : loading },
  play: async ({ args }) => {
    const dialog = await save();
    await expect(await dialog.findByText(t('cards:problem.expired'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { card: loading },
  play: async () => {
    await expect((await shownDialog()).getByText(t('common:loading')).closest('[role="status"]')).not.toBeNull();
  },
};
export const LoadFailed: Story = { args: { card: failed({ kind: 'serverDown', status: 500 }) } };
export const Refused: Story = {
  args: { submission: failed({ kind: 'rejected', messages: ['The card has expired.'], value: null }) },
};
export const Saving: Story = { args: { submission: pending } };
