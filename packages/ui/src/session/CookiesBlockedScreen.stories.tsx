import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { CookiesBlockedScreen } from './CookiesBlockedScreen.tsx';

const meta = {
  title: 'Screens/Cookies blocked',
  component: CookiesBlockedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    onRetry: fn(),
  },
  render: (args, { globals }) => <CookiesBlockedScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof CookiesBlockedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser refuses cookies for this site, or for all. */
export const Blocked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
