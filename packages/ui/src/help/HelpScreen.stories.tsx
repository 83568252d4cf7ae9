import { emptySupport } from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import { done, failed, idle, loading, pending, ready, type Failure } from '@portal/domain/shared';
import { helpVariants } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { content, startingWith, t } from '../testing/index.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  parameters: { shell: 'helpTopics', layout: 'fullscreen' },
  args: {
    help: ready(helpVariants.links),
    onRetry: fn(),
    chat: 'loading',
    onRetryChat: fn(),
    draft: emptySupport,
    onDraftChange: fn(),
    version: 0,
    submission: idle,
    onSend: fn(),
    onAnother: fn(),
    next: { kind: 'messages', href: paths.messages() },
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const sendButton = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('form > button:last-child') as HTMLButtonElement;

export const Loading: Story = {
  args: { help: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('common:loading'));
  },
};

export const Failed: Story = {
  args: { help: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('help:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Both links of the school, each of which opens a new tab. The page title differs from that of the help dashboard. */
export const Links: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('shell:page.support'));
    await expect(canvas.queryByRole('heading', { name: t('help:title') })).toBeNull();
    for (const [title, href] of [
      ['help:faq.title', 'https://help.school.example/faq'],
      ['help:ask.title', 'https://help.school.example/ask'],
    ] as const) {
      const link = content(canvas).getByRole('link', { name: startingWith(t(title), t('common:opensInNewTab')) });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.getByText(t('help:answerTime'))).toBeVisible();
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

/** Only a link to the questions and answers: nothing can be asked here, so the answer time is not shown. */
export const OnlyFaq: Story = {
  args: { help: ready(helpVariants.onlyFaq) },
  play: async ({ canvas }) => {
    await expect(content(canvas).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(t('help:answerTime'))).toBeNull();
  },
};

export const OnlyAsk: Story = {
  args: { help: ready(helpVariants.onlyAsk) },
  play: async ({ canvas }) => {
    await expect(content(canvas).getAllByRole('link')).toHaveLength(1);
  },
};

/** The chat alone is shown, even though the school has links, too. */
export const ChatLoading: Story = {
  args: { help: ready(helpVariants.chat) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('help:chat.loading'));
    await expect(content(canvas).queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

/** The vendor's window floats over the page; the story shows only the text of the page. */
export const ChatShown: Story = {
  args: { help: ready(helpVariants.chat), chat: 'shown' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('help:chat.shown'));
    await expect(content(canvas).queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

/** The chat's script could not be loaded: a retry, and the school's links in the meantime. */
export const ChatFailed: Story = {
  args: { help: ready(helpVariants.chat), chat: 'failed' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('help:chat.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryChat).toHaveBeenCalledTimes(1);
    await expect(content(canvas).getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

/** The chat's host is not allowed, or the browser refused it, so there is no retry. Without links: the message form. */
export const ChatBlocked: Story = {
  args: { help: ready(helpVariants.onlyChat), chat: 'blocked' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('help:chat.blocked'));
    await expect(canvas.queryByRole('button', { name: t('common:retry') })).toBeNull();
    await expect(sendButton(canvasElement)).toBeEnabled();
  },
};

/** The school has no links: a message form. What was typed is sent once, without the spaces around it. */
export const Form: Story = {
  args: { help: ready(helpVariants.form) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'subject'), ' Login ');
    await userEvent.type(field(canvasElement, 'body'), 'It fails.{Enter}Since today.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(sendButton(canvasElement));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenCalledWith('Login', 'It fails.\nSince today.');
  },
};

/** Empty and blank fields are not sent: the first one has focus, and each shows its error. */
export const FormErrors: Story = {
  args: { help: ready(helpVariants.form) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'body'), '   ');
    await userEvent.click(sendButton(canvasElement));
    await waitFor(() => expect(canvas.getAllByText(t('common:required'))).toHaveLength(2));
    await expect(field(canvasElement, 'subject')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The message is being sent: a second press does nothing. */
export const FormSending: Story = {
  args: { help: ready(helpVariants.form), submission: pending },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(sendButton(canvasElement));
    await expect(field(canvasElement, 'subject')).toHaveAttribute('readonly');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const refused: Failure = { kind: 'rejected', messages: ['Support is closed today.'], value: null };

/** The message is refused: the server's messages are shown, and what was typed stays. */
export const FormRefused: Story = {
  args: { help: ready(helpVariants.form), submission: { status: 'failed', failure: refused } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'subject'), 'Login');
    await userEvent.type(field(canvasElement, 'body'), 'It fails.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Support is closed today.');
    await userEvent.click(sendButton(canvasElement));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('Login', 'It fails.'));
  },
};

const unanswered: Failure = { kind: 'serverDown', status: 500 };

/** The server may have the message: the student is advised to look for it. */
export const FormOutcomeUnknown: Story = {
  args: { help: ready(helpVariants.form), submission: failed(unanswered) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('messages:compose.unknownText'));
  },
};

/** The same for a student without messages, who cannot look for it. */
export const FormOutcomeUnknownWithoutMessages: Story = {
  args: {
    help: ready(helpVariants.form),
    submission: failed(unanswered),
    next: { kind: 'help', href: paths.help },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('help:form.unknownText'));
  },
};

export const FormOffline: Story = {
  args: { help: ready(helpVariants.form), submission: { status: 'failed', failure: { kind: 'offline' } } },
};

/** The message is sent: the heading has focus, and the student continues to the messages or writes another one. */
export const FormSent: Story = {
  args: { help: ready(helpVariants.form), submission: done(undefined) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('messages:compose.sent') })).toHaveFocus());
    await expect(content(canvas).getByRole('link', { name: t('help:sent.messages') })).toHaveAttribute(
      'href',
      '/Message',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('help:sent.another') }));
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
  },
};

/** An archived student cannot open the messages, so the link goes back to help. */
export const FormSentByArchived: Story = {
  args: {
    help: ready(helpVariants.form),
    submission: done(undefined),
    next: { kind: 'help', href: paths.help },
  },
  play: async ({ canvas }) => {
    const back = content(canvas).getByRole('link', { name: t('help:sent.help') });
    await expect(back).toHaveAttribute('href', '/HelpDashboard');
  },
};
