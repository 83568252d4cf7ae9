import { paths } from '@portal/domain/screens';
import { done, idle, pending } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asLanguage } from '../i18n/index.ts';
import { ForgotPasswordScreen, ForgotPasswordSkeleton } from './ForgotPasswordScreen.tsx';

/** Placeholder for the vendor's widget of 304 by 78 px. */
const widget = (
  <div
    style={{
      display: 'grid',
      placeItems: 'center',
      maxWidth: 304,
      height: 78,
      border: '1px dashed var(--border-control)',
      borderRadius: 3,
      color: 'var(--ink-muted)',
    }}
  >
    reCAPTCHA
  </div>
);

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    submission: idle,
    captcha: { status: 'none' },
    signInHref: paths.login,
    onSubmit: fn(),
  },
  render: (args, { globals }) => <ForgotPasswordScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => canvasElement.querySelector('input[name="userName"]') as HTMLInputElement;
const submitButton = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('form > button:last-child') as HTMLButtonElement;

/** Before the code has loaded. */
export const LoadingCode: Story = {
  render: ({ brand, onLanguageChange }, { globals }) => (
    <ForgotPasswordSkeleton {...{ brand, onLanguageChange }} language={asLanguage(globals['language'])} />
  ),
};

/** Nothing typed: the button is disabled. The link back is shown. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(submitButton(canvasElement)).toBeDisabled();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/Login');
  },
};

/** A press sends the typed name once, without the spaces around it. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), ' mei@example.com ');
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('mei@example.com');
  },
};

export const EnterSubmits: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'mei{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('mei');
  },
};

/** Enter in the empty field sends nothing, and shows the error. */
export const EnterWithNothing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '{Enter}');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Spaces are not a name: the error appears on blur, and disappears as soon as something is typed. */
export const BlankName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '   ');
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(submitButton(canvasElement)).toBeDisabled();
    await userEvent.type(field(canvasElement), 'mei');
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(field(canvasElement));
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The request is pending: a second press sends nothing. */
export const Sending: Story = {
  args: { submission: pending },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'mei{Enter}');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The same message whether the account exists or not; the heading has the focus. */
export const Sent: Story = {
  args: { submission: done(undefined) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/Login');
  },
};

/** The server rejected the request: its messages, line by line. */
export const Refused: Story = {
  args: {
    submission: {
      status: 'failed',
      failure: { kind: 'rejected', messages: ['You asked three times today.', 'Try again tomorrow.'], value: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'mei');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You asked three times today.');
    await expect(submitButton(canvasElement)).toBeEnabled();
  },
};

export const RefusedWithoutReason: Story = {
  args: { submission: { status: 'failed', failure: { kind: 'rejected', messages: [], value: null } } },
};

export const ServerDown: Story = {
  args: { submission: { status: 'failed', failure: { kind: 'serverDown', status: 500 } } },
};

export const Offline: Story = { args: { submission: { status: 'failed', failure: { kind: 'offline' } } } };

/** The captcha, or whether one is needed, is loading: nothing can be sent yet. */
export const CaptchaLoading: Story = {
  args: { captcha: { status: 'loading' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'mei{Enter}');
    await expect(submitButton(canvasElement)).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onRetry = fn();

/** The vendor cannot be reached: the reason why nothing can be sent, and a retry. */
export const CaptchaFailed: Story = {
  args: { captcha: { status: 'failed', onRetry } },
  play: async ({ canvas, canvasElement, args }) => {
    onRetry.mockClear();
    await userEvent.type(field(canvasElement), 'mei');
    await expect(submitButton(canvasElement)).toBeDisabled();
    const retry = canvas.getByRole('alert').querySelector('button') as HTMLButtonElement;
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The captcha is not solved yet, so a name alone does not enable the button. */
export const CaptchaShown: Story = {
  args: { captcha: { status: 'shown', element: widget, solved: false } },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'mei');
    await expect(submitButton(canvasElement)).toBeDisabled();
  },
};

/** Enter without a solved captcha sends nothing and shows the error. */
export const CaptchaMissed: Story = {
  args: { captcha: { status: 'shown', element: widget, solved: false } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'mei{Enter}');
    await expect(canvas.getByRole('group').querySelector('[aria-live] p')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server refused, which uses the captcha's solution up: what to do next is said at it. */
export const CaptchaUsedUp: Story = {
  args: {
    captcha: { status: 'shown', element: widget, solved: false },
    submission: {
      status: 'failed',
      failure: { kind: 'rejected', messages: ['You asked three times today.'], value: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group').querySelector('[aria-live] p')).toBeVisible();
    await expect(submitButton(canvasElement)).toBeDisabled();
  },
};

export const CaptchaSolved: Story = {
  args: { captcha: { status: 'shown', element: widget, solved: true } },
  play: async ({ canvasElement, args }) => {
    await expect(submitButton(canvasElement)).toBeDisabled();
    await userEvent.type(field(canvasElement), 'mei');
    await expect(submitButton(canvasElement)).toBeEnabled();
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith('mei');
  },
};
