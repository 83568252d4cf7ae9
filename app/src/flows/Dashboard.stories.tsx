import { PASSWORD } from '@portal/mocks/personas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { loadFlowWords, PortalAt } from './PortalAt.tsx';

/** Signs a student in before the story: the flow begins behind the sign-in page. */
async function signInFirst({ args }: { args: { student?: string } }) {
  if (!args.student) return {};
  const answer = await fetch('/api/Account/Login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ UserName: args.student, Password: PASSWORD }),
  });
  const { Value } = (await answer.json()) as { Value: { AuthorizationToken: string } };
  document.cookie = `authorizationToken=${Value.AuthorizationToken}; path=/`;
  return {};
}

const meta = {
  title: 'Flows/Dashboard',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  loaders: [loadFlowWords, signInFirst],
  args: { address: '/', words: {} as i18n, student: 'mei' },
  argTypes: { words: { table: { disable: true } } },
  render: (args, { loaded }) => <PortalAt {...args} words={loaded['words'] as i18n} />,
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything a dashboard can hold, as the school answers it. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await canvas.findByRole('heading', { name: /^(Announcements|公告)$/ });
    await canvas.findByRole('heading', { name: /^(Live classes and meetings|直播课与会面)$/ });
  },
};

/** A new student: no courses, nothing planned, nothing announced. */
export const NewStudent: Story = {
  args: { student: 'sam' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(See packages|查看套餐)$/ });
    await canvas.findByText(/^(Nothing planned today\.|今天没有安排)$/);
  },
};

/** The school’s own progress page in place of card and tiles. */
export const ProgressPage: Story = {
  args: { student: 'pia' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^(Announcements|公告)$/ });
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** A partner’s student moves to this portal: the banner says so. */
export const MigrationBanner: Story = {
  args: { student: 'mira' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByRole('button', { name: /^(Dismiss|关闭)/ })).toBeVisible();
  },
};

/** The email address waits to be confirmed. */
export const EmailNotActivated: Story = {
  args: { student: 'nell' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Confirm your email address|确认你的邮箱)/ });
  },
};

/** An inactive student is asked to upgrade. */
export const InactiveStudent: Story = {
  args: { student: 'ivo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Upgrade|升级)$/ });
  },
};
