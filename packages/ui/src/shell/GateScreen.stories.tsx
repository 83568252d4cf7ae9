import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../testing/index.ts';
import { asLanguage } from '../i18n/index.ts';
import { GateScreen } from './GateScreen.tsx';

const meta = {
  title: 'Screens/Gates',
  component: GateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    gate: 'timeZone',
    href: safeHref('https://main.example.com/TimeZoneChecker'),
  },
  render: (args, { globals }) => <GateScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof GateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a student who is flagged for the bump page, or who is migrated, without a paid package. */
export const Bump: Story = { args: { gate: 'bump', href: safeHref('https://main.example.com/BumpPage') } };
export const Registration: Story = {
  args: { gate: 'registration', href: safeHref('https://main.example.com/Registration') },
};
export const TimeZone: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: t('shell:gate.go') })).toHaveAttribute('href', args.href);
  },
};
export const ClassSelection: Story = {
  args: { gate: 'classSelection', href: safeHref('https://main.example.com/ClassPackageRegistration') },
};
