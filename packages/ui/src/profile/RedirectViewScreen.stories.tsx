import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { asLanguage } from '../i18n/index.ts';
import { containing, t } from '../testing/index.ts';
import { RedirectViewScreen } from './RedirectViewScreen.tsx';

const meta = {
  title: 'Screens/Link result',
  component: RedirectViewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Harbour English', logoUrl: null },
    language: 'en',
    onLanguageChange: fn(),
    result: 'success',
    failure: null,
    onDashboard: fn(),
  },
  render: (args, { globals }) => <RedirectViewScreen {...args} language={asLanguage(globals['language'])} />,
} satisfies Meta<typeof RedirectViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linking: Story = { args: { result: 'linking' } };

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile-account:result.dashboard') }));
    await expect(args.onDashboard).toHaveBeenCalledTimes(1);
  },
};

export const Failure: Story = { args: { result: 'failure' } };

export const FailureWithReasons: Story = {
  args: {
    result: 'failure',
    failure: { kind: 'rejected', messages: ['This Google account is linked to another student.'], value: null },
  },
};

/** The answer was lost, so the account may be linked. */
export const MaybeLinked: Story = {
  args: { result: 'failure', failure: { kind: 'serverDown', status: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('profile-account:result.unknown') })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      containing(t('errors:lost.serverDown'), t('profile-account:result.unknownText')),
    );
  },
};

export const InvalidRequest: Story = { args: { result: 'invalid' } };
