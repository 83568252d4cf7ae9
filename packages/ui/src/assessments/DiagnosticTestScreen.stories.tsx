import { diagnosticTests, safeHref } from '@portal/mocks/fixtures';
import type { DiagnosticTest } from '@portal/domain/assessments';
import { failed, loading, ready } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
    packagesHref: paths.myPackages,
    listHref: paths.assessments,
  },
} satisfies Meta<typeof DiagnosticTestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A test under its name. */
const of = (test: DiagnosticTest) => ({ parameters: { title: test.name }, args: { test: ready(test) } });

/** The one button that opens the test, by what it says; a double click opens one tab. */
const starts =
  (name: string): Play =>
  async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: `${name} (opens in a new tab)` }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  };

/** Nothing opens the test; the one way on is a page of the portal. */
const leadsTo =
  (name: string, href: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.queryByRole('button', { name: /new tab/ })).toBeNull();
  };

export const Ready: Story = { play: starts('Start test') };

export const InProgress: Story = { ...of(diagnosticTests.inProgress), play: starts('Continue test') };

/** Submitted, and not yet evaluated: nothing opens it, not even the link for a tab that was blocked before. */
export const AwaitingEvaluation: Story = {
  parameters: { title: diagnosticTests.awaitingEvaluation.name },
  args: { test: ready(diagnosticTests.awaitingEvaluation), blocked: safeHref('https://www.school.example/StartPage') },
  play: async (context) => {
    await expect(context.canvas.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();
    await expect(context.canvas.getByText('Your answers are still being evaluated')).toBeVisible();
    await leadsTo('See all assessments', '/MyAssessmentList')(context);
  },
};

export const Completed: Story = { ...of(diagnosticTests.completed), play: starts('Start again') };

export const NotReady: Story = {
  ...of(diagnosticTests.notReady),
  play: async (context) => {
    await expect(context.canvas.getByText('This test is under maintenance')).toBeVisible();
    await leadsTo('See all assessments', '/MyAssessmentList')(context);
  },
};

/** The package ran out: a way to renew. */
export const Expired: Story = {
  ...of(diagnosticTests.expired),
  play: leadsTo('See my packages', '/MyPackages'),
};

/** Closed for good. */
export const Archived: Story = {
  ...of(diagnosticTests.archived),
  play: leadsTo('See all assessments', '/MyAssessmentList'),
};

/** The browser let no new tab open: a link that no blocker holds back, which the opened page can answer to. */
export const TabBlocked: Story = {
  args: { blocked: safeHref('https://www.school.example/DiagnosticTest/StartPage') },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('href', args.blocked);
    await expect(link).toHaveAttribute('rel', 'opener');
    await expect(canvas.getByRole('button', { name: /^Start test/ })).toBeVisible();
  },
};

/** Its tab said that it has changed, and it could not be asked for again: what was there stays. */
export const ReloadFailed: Story = {
  args: { refetchFailure: { kind: 'rejected', messages: ['The school is closed just now.'], value: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The school is closed just now.');
    await expect(canvas.getByRole('button', { name: /^Start test/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { parameters: { title: null }, args: { test: loading } };

/** The server says no: its own messages, each on a line. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
