import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoHorizontalScroll, t } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx';

const meta = {
  title: 'Screens/Unauthorized',
  component: UnauthorizedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    messages: [],
    supportEmail: 'help@school.example',
    onLogOut: fn(),
  },
  render: (args, { globals }) => <UnauthorizedScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof UnauthorizedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 401 without messages from the server: the default text, and Logout Now! */
export const OwnWords: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('errors:unauthorizedTitle'));
    await userEvent.click(canvas.getByRole('button', { name: t('errors:logOutNow') }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

/** With messages from the server: these replace the default text, and the log-out button has another label. */
export const ServersWords: Story = {
  args: { messages: ['This account has no access to the portal.', 'Reference 4711.'] },
};

/** No support address is configured. */
export const NoSupportAddress: Story = { args: { supportEmail: '' } };

/** An address that is longer than the line of a phone. */
export const LongSupportAddress: Story = {
  args: { supportEmail: 'student.support.for.everyone@englishlanguageschool.example' },
  play: expectNoHorizontalScroll,
};
