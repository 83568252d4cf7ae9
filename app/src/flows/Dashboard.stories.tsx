import { paths } from '@portal/domain/screens';
import { PASSWORD } from '@portal/mocks/personas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, waitFor, within } from 'storybook/test';
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
  args: { address: paths.dashboard, words: {} as i18n, student: 'mei' },
  argTypes: { words: { table: { disable: true } } },
  render: (args, { loaded }) => <PortalAt {...args} words={loaded['words'] as i18n} />,
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOADING = /^(Loading|正在加载)$/;

/** Goes down the page, since a panel comes when it is near the view, until nothing is on its way any more. */
async function seeAll(canvasElement: HTMLElement) {
  await waitFor(async () => {
    scrollTo(0, document.body.scrollHeight);
    await expect(within(canvasElement).queryByText(LOADING)).toBeNull();
  });
  scrollTo(0, 0);
}

/** Everything a dashboard can hold, as the school answers it. */
export const Everything: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await seeAll(canvasElement);
    for (const name of [
      /^(Live classes and meetings|直播课与会面)$/,
      /^(Announcements|公告)$/,
      /^(Community posts|社区帖子)$/,
      /^(Videos|视频)$/,
    ]) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
  },
};

/** A new student: no courses, nothing planned, nothing announced. */
export const NewStudent: Story = {
  tags: ['picture'],
  args: { student: 'sam' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^(See packages|查看套餐)$/ });
    await canvas.findByText(/^(Nothing planned today\.|今天没有安排。?)$/);
    await seeAll(canvasElement);
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
    // The school's news, which come by themselves, can be dismissed too.
    const banner = within(
      await canvas.findByRole('group', { name: /^(We’re moving to a new platform|我们正在迁移到新平台)/ }),
    );
    await expect(banner.getByRole('button', { name: /^(Dismiss|关闭)$/ })).toBeVisible();
  },
};

/** The email address waits to be confirmed. */
export const EmailNotActivated: Story = {
  args: { student: 'nell' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Confirm your email address|确认你的邮箱)/ });
  },
};

/** An inactive student is told so. */
export const InactiveStudent: Story = {
  args: { student: 'ivo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Your account isn’t active|你的账户未启用)/ });
  },
};
