import { diagnosticTests, safeHref } from '@portal/mocks/fixtures';
import type { DiagnosticTest } from '@portal/domain/assessments';
import { failed, loading, ready } from '@portal/domain/shared';
import { completedPackagesPath, paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { containing, startingWith, t } from '../testing/index.ts';
import { DiagnosticTestScreen } from './DiagnosticTestScreen.tsx';

const meta = {
  title: 'Screens/Diagnostic test',
  component: DiagnosticTestScreen,
  parameters: { shell: 'assessments', title: diagnosticTests.ready.name, layout: 'fullscreen' },
  args: {
    test: ready(diagnosticTests.ready),
    refetchFailure: null,
    onRetry: fn(),
    onStart: fn(),
    blocked: null,
    packagesHref: completedPackagesPath,
    mayRenew: true,
    listHref: paths.assessments,
  },
} satisfies Meta<typeof DiagnosticTestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Story options of a test: its data, and its name as the page title. */
const of = (test: DiagnosticTest) => ({ parameters: { title: test.name }, args: { test: ready(test) } });

/** Expects the button that opens the test, found by its label; a double click opens one tab. */
const opensTab =
  (status: 'ready' | 'inProgress' | 'completed'): Play =>
  async ({ canvas, args }) => {
    const name = startingWith(t(`assessments:test.${status}.action`), t('common:opensInNewTab'));
    await userEvent.dblClick(canvas.getByRole('button', { name }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  };

/** Expects that the test cannot be opened and that the only link leads to a page of the portal. */
const linksTo =
  (link: 'allAssessments' | 'packages', href: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t(`assessments:${link}`) })).toHaveAttribute('href', href);
    await expect(canvas.queryByRole('button', { name: containing(t('common:opensInNewTab')) })).toBeNull();
  };

export const Ready: Story = { play: opensTab('ready') };

export const InProgress: Story = {
  ...of(diagnosticTests.inProgress),
  play: opensTab('inProgress'),
};

/**
 * The test is submitted and not yet evaluated: nothing opens it, not even the link for a tab that was blocked before.
 */
export const AwaitingEvaluation: Story = {
  parameters: { title: diagnosticTests.awaitingEvaluation.name },
  args: { test: ready(diagnosticTests.awaitingEvaluation), blocked: safeHref('https://www.school.example/StartPage') },
  play: async (context) => {
    await expect(context.canvas.queryByRole('link', { name: t('assessments:test.blocked.action') })).toBeNull();
    await expect(context.canvas.getByText(t('assessments:test.awaitingEvaluation.title'))).toBeVisible();
    await linksTo('allAssessments', '/MyAssessmentList')(context);
  },
};

export const Completed: Story = {
  ...of(diagnosticTests.completed),
  play: opensTab('completed'),
};

export const NotReady: Story = {
  ...of(diagnosticTests.notReady),
  play: async (context) => {
    await expect(context.canvas.getByText(t('assessments:test.notReady.title'))).toBeVisible();
    await linksTo('allAssessments', '/MyAssessmentList')(context);
  },
};

/** The package has expired: a link to renew it. */
export const Expired: Story = {
  ...of(diagnosticTests.expired),
  play: async (context) => {
    await expect(context.canvas.getByText(t('assessments:test.expired.text'))).toBeVisible();
    await linksTo('packages', completedPackagesPath)(context);
  },
};

/** The school does not let students renew packages, so the page does not say that they can. */
export const ExpiredForGood: Story = {
  ...Expired,
  args: { ...Expired.args, mayRenew: false },
  play: async (context) => {
    await expect(context.canvas.queryByText(t('assessments:test.expired.text'))).toBeNull();
    await linksTo('packages', completedPackagesPath)(context);
  },
};

/** Archived: it cannot be opened any more. */
export const Archived: Story = {
  ...of(diagnosticTests.archived),
  play: linksTo('allAssessments', '/MyAssessmentList'),
};

/**
 * The browser blocked the new tab: a link replaces it. It keeps the opener, so that the test's page can post messages
 * to the portal.
 */
export const TabBlocked: Story = {
  args: { blocked: safeHref('https://www.school.example/DiagnosticTest/StartPage') },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: t('assessments:test.blocked.action') });
    await expect(link).toHaveAttribute('href', args.blocked);
    await expect(link).toHaveAttribute('rel', 'opener');
    await expect(canvas.getByRole('button', { name: startingWith(t('assessments:test.ready.action')) })).toBeVisible();
  },
};

/** The test's tab reported a change, but the refetch failed: the last state stays shown. */
export const ReloadFailed: Story = {
  args: { refetchFailure: { kind: 'rejected', messages: ['The school is closed just now.'], value: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The school is closed just now.');
    await expect(canvas.getByRole('button', { name: startingWith(t('assessments:test.ready.action')) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { parameters: { title: null }, args: { test: loading } };

/** The server rejects the request: its messages, each on a line. */
export const Failed: Story = {
  parameters: { title: null },
  args: {
    test: failed({
      kind: 'rejected',
      messages: ['The diagnostic test is not found.', 'It may belong to another student.'],
      value: null,
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The diagnostic test is not found. It may belong to another student.',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
