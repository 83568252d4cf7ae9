import { paths } from '@portal/domain/screens';
import { PASSWORD } from '@portal/mocks/personas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, waitFor, within } from 'storybook/test';
import { loadFlowTranslations, PortalAt } from './PortalAt.tsx';

/** Signs a student in before the story, so that the flow starts behind the sign-in page. */
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
  loaders: [loadFlowTranslations, signInFirst],
  args: { address: paths.dashboard, words: {} as i18n, student: 'mei' },
  argTypes: { words: { table: { disable: true } } },
  render: (args, { loaded }) => <PortalAt {...args} words={loaded['words'] as i18n} />,
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOADING = /^(Loading|正在加载)$/;

/** Scrolls down until nothing is loading, since panels render when they come near the viewport. */
async function loadAllPanels(canvasElement: HTMLElement) {
  await waitFor(async () => {
    scrollTo(0, document.body.scrollHeight);
    await expect(within(canvasElement).queryByText(LOADING)).toBeNull();
  });
  scrollTo(0, 0);
}

/** A dashboard with everything it can show. */
export const Everything: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await loadAllPanels(canvasElement);
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
    await loadAllPanels(canvasElement);
  },
};

/** The school’s own progress page instead of the course card and tiles. */
export const ProgressPage: Story = {
  args: { student: 'pia' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^(Announcements|公告)$/ });
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};

/** The banner for a partner’s student who moves to this portal. */
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

/** The email address is not confirmed yet. */
export const EmailNotActivated: Story = {
  args: { student: 'nell' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Confirm your email address|确认你的邮箱)/ });
  },
};

/** The notice for an inactive student. */
export const InactiveStudent: Story = {
  args: { student: 'ivo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Your account isn’t active|你的账户已失效)/ });
  },
};
