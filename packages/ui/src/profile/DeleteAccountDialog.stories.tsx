import { failed, idle, pending } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { containing, shownDialog, t } from '../testing/index.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Screens/Delete account',
  component: DeleteAccountDialog,
  args: { email: 'mei@example.com', captcha: { status: 'none' }, deleting: idle, onDelete: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  const dialog = await shownDialog();
  return {
    dialog,
    field: dialog.getByLabelText(t('profile-account:delete.email', { email: 'mei@example.com' })),
    button: () => dialog.getByRole('button', { name: t('profile-account:delete.confirm') }),
  };
}

/** Nothing is typed: Enter shows that the address is required. */
export const Empty: Story = {
  play: async ({ args }) => {
    const { dialog, field, button } = await open();
    await expect(button()).toBeDisabled();
    await userEvent.type(field, '{Enter}');
    await expect(dialog.getByText(t('common:required'))).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const NotAnAddress: Story = {
  play: async () => {
    const { dialog, field, button } = await open();
    await userEvent.type(field, 'mei@');
    await userEvent.tab();
    await expect(dialog.getByText(t('profile-account:delete.invalid'))).toBeVisible();
    await expect(button()).toBeDisabled();
  },
};

export const AnotherAddress: Story = {
  play: async () => {
    const { dialog, field, button } = await open();
    await userEvent.type(field, 'kai@example.com');
    await userEvent.tab();
    await expect(dialog.getByText(t('profile-account:delete.different'))).toBeVisible();
    // The address to type is still there.
    await expect(dialog.getByText(containing('mei@example.com'))).toBeVisible();
    await expect(button()).toBeDisabled();
  },
};

/** Spaces around the address and letter case do not matter (OPEN-78). */
export const Retyped: Story = {
  play: async ({ args }) => {
    const { field, button } = await open();
    await userEvent.type(field, ' Mei@Example.com ');
    await userEvent.click(button());
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

const widget = <div style={{ width: 304, height: 78, maxWidth: '100%', border: '1px dashed' }}>reCAPTCHA</div>;

/** The school has a captcha: the address alone does not suffice. */
export const CaptchaMissed: Story = {
  args: { captcha: { status: 'shown', element: widget, solved: false } },
  play: async ({ args }) => {
    const { dialog, field, button } = await open();
    await userEvent.type(field, 'mei@example.com{Enter}');
    await expect(button()).toBeDisabled();
    await expect(dialog.getByText(t('captcha:first'))).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const CaptchaFailed: Story = { args: { captcha: { status: 'failed', onRetry: fn() } } };

export const CaptchaLoading: Story = { args: { captcha: { status: 'loading' } } };

/** The deletion is refused: the server's reasons are a list (002 §8). */
export const Refused: Story = {
  args: {
    deleting: failed({
      kind: 'rejected',
      messages: ['This is not your email address.', 'Confirm that you are not a robot.'],
      value: null,
    }),
  },
  play: async () => {
    const { dialog } = await open();
    await expect(dialog.getAllByRole('listitem').map((one: HTMLElement) => one.textContent)).toEqual([
      'This is not your email address.',
      'Confirm that you are not a robot.',
    ]);
  },
};

/** The answer was lost, so the account may be deleted. */
export const MaybeDeleted: Story = {
  args: { deleting: failed({ kind: 'serverDown', status: 0 }) },
  play: async () => {
    const { dialog } = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent(containing(t('profile-account:delete.unknown')));
    await expect(dialog.getAllByRole('listitem').map((one: HTMLElement) => one.textContent)).toEqual([
      t('errors:lost.serverDown'),
      t('profile-account:delete.unknownText'),
    ]);
  },
};

export const Deleting: Story = {
  args: { deleting: pending },
  play: async ({ args }) => {
    await shownDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
