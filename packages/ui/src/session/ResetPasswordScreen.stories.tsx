import { paths } from '@portal/domain/screens';
import { done, failed, idle, loading, pending, ready } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asLanguage } from '../i18n/index.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    link: ready(true),
    onRetryLink: fn(),
    submission: idle,
    mayBeChanged: false,
    signInHref: paths.login,
    forgotHref: paths.forgotPassword,
    onSubmit: fn(),
  },
  render: (args, { globals }) => <ResetPasswordScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: 'newPassword' | 'confirmPassword') =>
  canvasElement.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const submitButton = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('form > button:last-child') as HTMLButtonElement;
const hrefs = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** Types both passwords, one after the other. */
async function typeBoth(canvasElement: HTMLElement, first: string, second: string) {
  await userEvent.type(field(canvasElement, 'newPassword'), first);
  await userEvent.type(field(canvasElement, 'confirmPassword'), second);
}

/** The link is being checked; the form is not shown yet. */
export const LoadingLink: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toBeNull();
    await expect(hrefs(canvasElement)).toEqual(['/Login']);
  },
  args: { link: loading },
};

/** The link could not be checked: it may still be valid. */
export const CheckFailed: Story = {
  args: { link: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('alert').querySelector('button') as HTMLButtonElement;
    await userEvent.click(retry);
    await expect(args.onRetryLink).toHaveBeenCalledTimes(1);
  },
};

/** The link is invalid: the server's messages and two links replace the form. */
export const Invalid: Story = {
  args: { link: failed({ kind: 'rejected', messages: ['This link has expired.'], value: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has expired.');
    await expect(canvasElement.querySelector('input')).toBeNull();
    await expect(hrefs(canvasElement)).toEqual(['/ForgotPassword', '/Login']);
  },
};

export const InvalidWithoutReason: Story = {
  args: { link: failed({ kind: 'rejected', messages: [], value: null }) },
};

/** The button is enabled from the start. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toBeEnabled();
    for (const name of ['newPassword', 'confirmPassword'] as const) {
      await expect(field(canvasElement, name)).toHaveAttribute('autocomplete', 'new-password');
      await expect(field(canvasElement, name)).toHaveAttribute('type', 'password');
    }
  },
};

/** The passwords are sent once, as typed, since spaces belong to a password. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await typeBoth(canvasElement, ' study 2027 ', ' study 2027 ');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newPassword: ' study 2027 ',
      confirmPassword: ' study 2027 ',
    });
  },
};

export const EnterSubmits: Story = {
  play: async ({ canvasElement, args }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-2027{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Both fields are required; the first one takes focus. */
export const SubmittedEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'newPassword')).toHaveFocus());
    await expect(field(canvasElement, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvasElement, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The passwords differ: the second field shows the error and takes focus. */
export const Unequal: Story = {
  play: async ({ canvasElement, args }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-2026');
    await expect(field(canvasElement, 'confirmPassword')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(submitButton(canvasElement));
    await expect(field(canvasElement, 'newPassword')).not.toHaveAttribute('aria-invalid');
    await expect(field(canvasElement, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field(canvasElement, 'confirmPassword')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A visible error disappears while typing. */
export const BecomesEqual: Story = {
  play: async ({ canvasElement }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-202');
    await userEvent.tab();
    await expect(field(canvasElement, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field(canvasElement, 'confirmPassword'), '7');
    await expect(field(canvasElement, 'confirmPassword')).not.toHaveAttribute('aria-invalid');
  },
};

/** Changing the first password after both were equal makes the second one invalid. */
export const FirstChangedLast: Story = {
  play: async ({ canvasElement }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-2027');
    await userEvent.type(field(canvasElement, 'newPassword'), '!');
    await expect(field(canvasElement, 'newPassword')).not.toHaveAttribute('aria-invalid');
    await expect(field(canvasElement, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field(canvasElement, 'newPassword'), '{Backspace}');
    await expect(field(canvasElement, 'confirmPassword')).not.toHaveAttribute('aria-invalid');
  },
};

/** Each field has its own button that shows what was typed. */
export const PasswordsShown: Story = {
  play: async ({ canvasElement }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-2027');
    for (const name of ['newPassword', 'confirmPassword'] as const) {
      const { id } = field(canvasElement, name);
      await userEvent.click(canvasElement.querySelector(`button[aria-controls="${id}"]`) as HTMLButtonElement);
      await expect(field(canvasElement, name)).toHaveAttribute('type', 'text');
    }
  },
};

/** The request is pending: neither the button nor Enter sends it again. */
export const Sending: Story = {
  args: { submission: pending },
  play: async ({ canvasElement, args }) => {
    await typeBoth(canvasElement, 'study-2027', 'study-2027{Enter}');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's messages about its password rules. */
export const Refused: Story = {
  args: {
    submission: {
      status: 'failed',
      failure: {
        kind: 'rejected',
        messages: ['The password must have at least 8 characters.', 'The password must contain a digit.'],
        value: null,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeBoth(canvasElement, 'study', 'study');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password must have at least 8 characters.');
    await expect(submitButton(canvasElement)).toBeEnabled();
  },
};

export const RefusedWithoutReason: Story = {
  args: { submission: { status: 'failed', failure: { kind: 'rejected', messages: [], value: null } } },
};

/** The answer was lost: the password may be changed, which the student finds out by signing in. */
export const AnswerLost: Story = {
  args: { submission: failed({ kind: 'serverDown', status: 503 }), mayBeChanged: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert').querySelector('a')).toHaveAttribute('href', '/Login');
    await expect(submitButton(canvasElement)).toBeEnabled();
  },
};

/** Sent again after a lost answer: the refusal alone would not say that the password may be changed. */
export const RefusedAfterAnswerLost: Story = {
  args: {
    submission: failed({ kind: 'rejected', messages: ['This link has been used already.'], value: null }),
    mayBeChanged: true,
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('This link has been used already.');
    await expect(alert.querySelector('a')).toHaveAttribute('href', '/Login');
  },
};

export const Offline: Story = { args: { submission: { status: 'failed', failure: { kind: 'offline' } } } };

/** The password is set: the heading has focus, and a link leads to sign-in. */
export const Done: Story = {
  args: { submission: done(undefined) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(hrefs(canvasElement)).toEqual(['/Login']);
  },
};
