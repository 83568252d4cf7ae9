import { paths } from '@portal/domain/screens';
import { idle, pending } from '@portal/domain/shared';
import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asLanguage } from '../i18n/index.ts';
import { t } from '../testing/index.ts';
import { SignInScreen } from './SignInScreen.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    submission: idle,
    expired: null,
    forgotHref: paths.forgotPassword,
    signUpHref: safeHref('https://main.example.com/Registration?isMobile=true'),
    initial: { userName: '', password: '' },
    onSubmit: fn(),
  },
  render: (args, { globals }) => <SignInScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: 'userName' | 'password') =>
  canvasElement.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const submitButton = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('button[type="submit"]') as HTMLButtonElement;

/** Nothing typed: the button is disabled. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(submitButton(canvasElement)).toBeDisabled();
    const signUp = canvas.getByRole('link', { name: t('session:signUp') });
    // Chinese has no space before the link.
    const [before] = t('session:newHere', { link: '|' }).split('|');
    await expect(signUp.previousSibling?.textContent).toBe(before);
  },
};

/** Both fields are filled: a press sends them once, without the spaces around the user name. */
export const Filled: Story = {
  tags: ['every-look'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'userName'), ' mei ');
    await userEvent.type(field(canvasElement, 'password'), 'study-2026');
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ userName: 'mei', password: 'study-2026' });
  },
};

/** Enter in the password field submits. */
export const EnterSubmits: Story = {
  args: { initial: { userName: 'mei@example.com', password: '' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'password'), 'study-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ userName: 'mei@example.com', password: 'study-2026' });
  },
};

/** Enter with an empty password focuses that field instead, and shows the error. */
export const EnterWithoutPassword: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'userName'), 'mei{Enter}');
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveFocus());
    await expect(field(canvasElement, 'password')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter with nothing typed focuses the user name. */
export const EnterWithNothing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'password'), '{Enter}');
    await waitFor(() => expect(field(canvasElement, 'userName')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The request is pending: a second press sends nothing. */
export const Sending: Story = {
  args: { initial: { userName: 'mei', password: 'study-2026' }, submission: pending },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'password'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server rejected the request: its messages, line by line. */
export const Refused: Story = {
  args: {
    initial: { userName: 'mei', password: 'study-2025' },
    submission: {
      status: 'failed',
      failure: {
        kind: 'rejected',
        messages: ['The user name or password is incorrect.', 'You have 4 tries left.'],
        value: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The user name or password is incorrect.');
  },
};

/** The server rejected the request without a message. */
export const RefusedWithoutReason: Story = {
  args: {
    initial: { userName: 'mei', password: 'study-2025' },
    submission: { status: 'failed', failure: { kind: 'rejected', messages: [], value: null } },
  },
};

export const ServerDown: Story = {
  args: {
    initial: { userName: 'mei', password: 'study-2026' },
    submission: { status: 'failed', failure: { kind: 'serverDown', status: 500 } },
  },
};

export const Offline: Story = {
  args: {
    initial: { userName: 'mei', password: 'study-2026' },
    submission: { status: 'failed', failure: { kind: 'offline' } },
  },
};

/** The session expired; a warning explains why the student has to sign in again. */
export const SessionExpired: Story = { args: { expired: [] } };

/** The same with the server's own messages: nobody has tried to sign in yet, so nothing says that it failed. */
export const SessionExpiredWithMessages: Story = {
  args: { expired: ['Your account is in use on another device.'] },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent(t('session:expired'));
    await expect(notice).toHaveTextContent('Your account is in use on another device.');
  },
};

/** The school shows neither name nor logo. */
export const NoOrganisation: Story = { args: { brand: { name: null, logoUrl: null } } };

export const WithLogo: Story = {
  args: { brand: { name: 'Harbour English', logoUrl: safeHref('/school/icons/logo.svg') } },
};
