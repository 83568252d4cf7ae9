import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Screens/Error pages',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'notFound',
    backHref: paths.dashboard,
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
  },
  render: (args, { globals }) => <ErrorScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page for an unknown URL (404). */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('errors:back') })).toHaveAttribute('href', '/');
  },
};

/** /Error: for a status of 500 or an unknown one, a lost connection, or an invalid response. */
export const ServerError: Story = { args: { kind: 'error' } };

/** /Error while the device has no connection. */
export const Offline: Story = {
  args: { kind: 'error', offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('errors:offline'))).toBeVisible();
  },
};

/** /ErrorBadRequest: for a status of 400. */
export const BadRequest: Story = { args: { kind: 'badRequest' } };

/** /UnauthorizedInactiveUser: suspended or archived, without messages from the server. */
export const InactiveUser: Story = { args: { kind: 'inactive', backHref: paths.login } };

/** /UnauthorizedInactiveUser with the server's messages. */
export const InactiveUserWithMessages: Story = {
  args: { kind: 'inactive', backHref: paths.login, messages: ['Your account is suspended.', 'Ask your school.'] },
};

/** /UnauthorizedIntegration: for an account that only another product serves. */
export const Integration: Story = { args: { kind: 'integration', backHref: paths.login } };
