import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { ProviderScreen } from './ProviderScreen.tsx';

const meta = {
  title: 'Screens/Provider sign-in',
  component: ProviderScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    provider: 'redirecting',
    messages: [],
    onSignIn: fn(),
  },
  render: (args, { globals }) => <ProviderScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof ProviderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser is being redirected to the provider's page. */
export const Redirecting: Story = {};

/** The provider has not been reached for 10 seconds. */
export const Slow: Story = {
  args: { provider: 'slow' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

/** The provider does not respond: a retry. */
export const Unreachable: Story = {
  args: { provider: 'unreachable' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

/** The session expired. There is no automatic redirect, since the provider would send the student straight back. */
export const Expired: Story = { args: { provider: 'expired' } };

/** The session expired, with further messages from the server. */
export const ExpiredWithMessages: Story = {
  args: { provider: 'expired', messages: ['Your account was moved to another campus.', 'Call the office on Monday.'] },
  play: async ({ canvas, args }) => {
    for (const message of args.messages) await expect(canvas.getByRole('status')).toHaveTextContent(message);
  },
};

/** The student cancelled at the provider, or the provider returned an error. */
export const Stopped: Story = { args: { provider: 'stopped' } };

/**
 * The student has logged out, in this tab or another one. There is no automatic redirect, since the provider may still
 * have a session of the student.
 */
export const SignedOut: Story = {
  args: { provider: 'signedOut' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('session:signIn') }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};
