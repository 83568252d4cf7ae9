import { paths } from '@portal/domain/screens';
import { done, failed, loading, mailHref, pending, ready, idle } from '@portal/domain/shared';
import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, content, DeferredResponse, respond, startingWith, t } from '../testing/index.ts';
import { HelpDashboardScreen, HelpDashboardSkeleton } from './HelpDashboardScreen.tsx';

const mail = mailHref('support@school.example');

const meta = {
  title: 'Screens/Help dashboard',
  component: HelpDashboardScreen,
  parameters: { shell: 'help', layout: 'fullscreen' },
  args: {
    contact: ready({ support: true, mailHref: mail }),
    onRetry: fn(),
    checkerHref: safeHref('https://main.example/SystemChecker'),
    supportHref: paths.helpTopics,
    studentId: 'mei',
    copying: idle,
    onCopy: fn(),
  },
} satisfies Meta<typeof HelpDashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All three cards; the accessible name of the system checker says that it opens in a new tab. */
export const AllCards: Story = {
  play: async ({ canvas }) => {
    const checker = content(canvas).getByRole('link', {
      name: startingWith(t('help:checker.title'), t('common:opensInNewTab')),
    });
    await expect(checker).toHaveAttribute('href', 'https://main.example/SystemChecker');
    await expect(checker).toHaveAttribute('target', '_blank');
    const support = content(canvas).getByRole('link', { name: startingWith(t('help:support.title')) });
    await expect(support).toHaveAttribute('href', '/Help');
    await expect(content(canvas).getByRole('link', { name: startingWith(t('help:mail.title')) })).toHaveAttribute(
      'href',
      mail,
    );
    await expect(canvas.getByText(t('help:answerTime'))).toBeVisible();
  },
};

/** The school has a help address, but students may not write to it. */
export const NoEmail: Story = {
  args: { contact: ready({ support: true, mailHref: null }) },
  play: async ({ canvas }) => {
    await expect(content(canvas).getAllByRole('link')).toHaveLength(2);
  },
};

/** The school has no help address: a card with an email to the deployment's address. */
export const OnlyEmail: Story = {
  args: { contact: ready({ support: false, mailHref: mail }) },
  play: async ({ canvas }) => {
    await expect(content(canvas).queryByRole('link', { name: startingWith(t('help:support.title')) })).toBeNull();
    await expect(canvas.getByText(t('help:answerTime'))).toBeVisible();
  },
};

/** There is no way to contact support, so the answer time is not shown. */
export const OnlyChecker: Story = {
  args: { contact: ready({ support: false, mailHref: null }) },
  play: async ({ canvas }) => {
    await expect(content(canvas).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(t('help:answerTime'))).toBeNull();
  },
};

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <HelpDashboardSkeleton /> };

/** Whether there is support is still loading; the system checker is shown already. */
export const Loading: Story = {
  args: { contact: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:loading')).closest('[role="status"]')).not.toBeNull();
    await expect(content(canvas).getAllByRole('link')).toHaveLength(1);
  },
};

/** Content that arrives late takes the place of its placeholder, without a layout shift. */
export const AnsweredLate: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <DeferredResponse>
      {(responded) => <HelpDashboardScreen {...args} contact={responded ? args.contact : loading} />}
    </DeferredResponse>
  ),
  play: async ({ canvas }) => {
    const checker = content(canvas).getByRole('link', { name: startingWith(t('help:checker.title')) });
    const { top } = checker.getBoundingClientRect();
    respond(canvas);
    await waitFor(() => expect(canvas.getByText(t('help:answerTime'))).toBeVisible());
    await expect(checker.getBoundingClientRect().top).toBe(top);
  },
};

/** The settings could not be loaded: a quiet notice, and the system checker is still there. */
export const Failed: Story = {
  args: { contact: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(t('help:contactFailed'))).toBeVisible();
    await expect(content(canvas).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The button copies the student id. */
export const CopyId: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('help:copyId') }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
};

export const IdCopying: Story = { args: { copying: pending } };

/** The copied id is announced. */
export const IdCopied: Story = {
  args: { copying: done(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('help:idCopied'))).toHaveAttribute('role', 'status');
  },
};

/** The browser does not allow copying, and a message says so. */
export const IdNotCopied: Story = {
  args: { copying: failed({ kind: 'notUnderstood', detail: 'NotAllowedError' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(t('help:idNotCopied')))).toHaveAttribute('role', 'status');
  },
};
