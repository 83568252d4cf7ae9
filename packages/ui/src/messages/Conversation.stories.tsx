import { paths } from '@portal/domain/screens';
import { done, failed, loading, pending, ready, type LinkHref, type Submission } from '@portal/domain/shared';
import { untouchedDraft, conversationEntries } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messageDates, shownDialog, t } from '../testing/index.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';
import { ReplyComposer, type ReplyComposerProps } from './ReplyComposer.tsx';

type ConversationPageProps = Omit<ConversationProps, 'children'> & { composer: ReplyComposerProps };

/** Renders the conversation on its page, with the composer below it. */
function ConversationPage({ composer, ...conversation }: ConversationPageProps) {
  return (
    <MessagesScreen
      list={null}
      newMessageHref={paths.messages('new')}
      detail={{
        kind: 'conversation',
        content: (
          <Conversation {...conversation}>
            <ReplyComposer {...composer} name={conversation.name} />
          </Conversation>
        ),
      }}
    />
  );
}

const composer: ReplyComposerProps = {
  name: 'Priya Raman',
  body: '',
  onBodyChange: fn(),
  archived: false,
  ...untouchedDraft,
  onAdd: fn(),
  onRemove: fn(),
  onForget: fn(),
  onSend: fn(),
  onDiscard: fn(),
};

const meta = {
  title: 'Screens/Messages/Conversation',
  component: ConversationPage,
  parameters: { shell: 'messages', layout: 'fullscreen' },
  args: {
    name: 'Priya Raman',
    picture: null,
    entries: ready(conversationEntries.feedback),
    onRetry: fn(),
    refetchFailure: null,
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    archived: false,
    onArchive: fn(),
    onPrint: fn(),
    listHref: paths.messages(),
    needsCredentials: (href) => !href.startsWith('https://files.example.com'),
    downloads: new Map(),
    onDownload: fn(),
    composer,
  },
} satisfies Meta<typeof ConversationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const reply = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

/** The student's own messages are on the right; a file of the school is fetched when it is pressed. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Priya Raman' })).toBeVisible();
    // The day is above the messages; the long date (001 §9) is the tooltip of the time.
    const yesterday = within(canvas.getByRole('region', { name: t('messages:date.yesterday') }));
    await expect(
      yesterday.getByText(t('messages:conversation.byAt', { name: 'Priya Raman', time: '16:05' })),
    ).toHaveAttribute('title', messageDates().long('2026-11-20', '16:05'));
    await userEvent.click(
      canvas.getByRole('button', { name: t('messages:conversation.download', { name: 'stress-map.png' }) }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ name: 'stress-map.png' }));
  },
};

/**
 * Below desktop widths the name of the conversation takes the place of the page's title in the bar at the top, beside
 * the back arrow, so that there is one bar, not two. A banner above the page does not move it.
 */
export const OneBar: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const desktop = matchMedia('(min-width: 1025px)').matches;
    const title = canvas.getByRole('heading', { level: 1 });
    const [page, own] = [title, canvas.getByRole('heading', { level: 2, name: 'Priya Raman' })].map((heading) =>
      heading.getBoundingClientRect(),
    );
    const back = canvas.getByRole('button', { name: t('shell:back') });
    const { x, y, width, height } = back.getBoundingClientRect();
    await expect(back).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
    if (desktop) {
      await expect(own?.top).toBeGreaterThan(page?.bottom ?? 0);
      return;
    }
    await expect(own?.bottom).toBeLessThan(y + height);
    await expect(title.parentElement).toHaveStyle({ opacity: '0' });
  },
};

export const Chinese: Story = { args: { name: '李静', entries: ready(conversationEntries.chinese) } };

/** HTML of the server is shown without scripts, event handlers and frames. */
export const RichText: Story = {
  args: { entries: ready(conversationEntries.rich) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, [onerror], iframe')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { name: 'International Student Administration', entries: ready(conversationEntries.longWords) },
};

/** Files of messages: one cannot be opened, one is on another server, and the rest are the school's own. */
export const Files: Story = { args: { name: 'Sophie Laurent', entries: ready(conversationEntries.files) } };

const [fetched] = conversationEntries.files.flatMap(({ attachments }) => attachments.flatMap(({ href }) => href ?? []));
const downloads = (state: Submission) => new Map<LinkHref, Submission>(fetched ? [[fetched, state]] : []);

export const FileDownloading: Story = {
  args: { ...Files.args, downloads: downloads(pending) },
};

/** A file could not be fetched: the message is that of the specification. */
export const FileNotFound: Story = {
  args: { ...Files.args, downloads: downloads({ status: 'failed', failure: { kind: 'serverDown', status: 404 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('messages:conversation.notFound'))).toBeVisible();
  },
};

/** Without a connection nobody knows whether the file is there. */
export const FileOffline: Story = {
  args: { ...Files.args, downloads: downloads({ status: 'failed', failure: { kind: 'offline' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('errors:offline'))).toBeVisible();
  },
};

/** The latest messages are in view. Older ones are inserted above without moving what is read. */
export const Long: Story = {
  args: { name: 'Hannah Weiss', entries: ready(conversationEntries.weeks) },
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByRole('listitem');
    await expect(shown()).toHaveLength(30);
    const [first] = shown();
    const older = canvas.getByRole('button', { name: t('messages:conversation.older') });
    // Scrolls to the button, as focus by a press does.
    older.scrollIntoView();
    const before = first?.getBoundingClientRect().top ?? 0;
    await userEvent.click(older);
    await expect(shown()).toHaveLength(60);
    await expect(shown()[0]).toHaveFocus();
    const moved = Math.abs((first?.getBoundingClientRect().top ?? 0) - before);
    await expect(moved).toBeLessThan(80);
    (document.activeElement as HTMLElement).blur();
  },
};

/** A print has the whole conversation, which is higher than a baseline picture can be. */
export const Printed: Story = {
  args: { ...Long.args },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(conversationEntries.weeks.length);
  },
};

export const Loading: Story = { args: { name: '', entries: loading } };

export const LoadFailed: Story = {
  args: { entries: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A link to something that is not a conversation of this student: the page links back to the list. */
export const NotFound: Story = {
  args: {
    name: '',
    entries: failed({ kind: 'rejected', messages: ['This conversation is not available.'], value: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('messages:conversation.backToList') })).toHaveAttribute(
      'href',
      '/Message',
    );
  },
};

export const NoMessages: Story = { args: { entries: ready([]) } };

/**
 * Nobody has answered yet, so the name of the other person is not known; the heading does not show the student's own
 * name.
 */
export const Unanswered: Story = {
  args: { name: '', entries: ready(conversationEntries.ownLast.filter(({ own }) => own)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: t('messages:conversation.untitled') })).toBeVisible();
    await expect(canvas.getByText(t('messages:conversation.unanswered'))).toBeVisible();
    await expect(reply(canvasElement)).toHaveAccessibleName(t('messages:compose.reply'));
  },
};

/** Archiving needs confirmation. */
export const Archive: Story = {
  play: async ({ canvas, args }) => {
    const archive = canvas.getByRole('button', { name: t('messages:conversation.archive') });
    await userEvent.click(archive);
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('messages:archive.keep') }));
    await expect(args.onArchive).not.toHaveBeenCalled();
    await userEvent.click(archive);
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('messages:archive.confirm') }));
    await expect(args.onArchive).toHaveBeenCalledTimes(1);
  },
};

export const Archived: Story = {
  args: {
    entries: ready(conversationEntries.archivedTimetable),
    archived: true,
    composer: { ...composer, archived: true },
  },
};

/** Enter inserts a line break, Ctrl+Enter sends; an empty reply is not sent. */
export const Replying: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('messages:compose.send') }));
    await expect(await canvas.findByText(t('common:required'))).toBeVisible();
    await expect(reply(canvasElement)).toHaveFocus();
    await userEvent.type(reply(canvasElement), 'Thank you!{Enter}I’ll send a third one.');
    await expect(args.composer.onBodyChange).toHaveBeenLastCalledWith('Thank you!\nI’ll send a third one.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.composer.onSend).toHaveBeenCalledWith('Thank you!\nI’ll send a third one.');
    (document.activeElement as HTMLElement).blur();
  },
};

const written = {
  ...composer,
  body: 'Thank you! I’ll send a third one.',
  attachments: {
    files: [
      { key: 1, name: 'recording-3-notes.docx', size: 88_474, state: { status: 'ready' as const, base64: 'AAAA' } },
    ],
    refused: [{ name: 'lecture.pdf', problem: 'tooLarge' as const }],
    missing: [],
  },
};

export const ReplyWithFiles: Story = { args: { composer: written } };

export const ReplySending: Story = { args: { composer: { ...written, submission: pending } } };

/** A refused reply stays in the field. */
export const ReplyRefused: Story = {
  args: {
    composer: {
      ...written,
      submission: {
        status: 'failed',
        failure: { kind: 'rejected', messages: ['recording-3-notes.docx could not be checked.'], value: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(reply(canvasElement)).toHaveValue(written.body);
  },
};

/** The sent reply is announced, and the field is empty again. */
export const ReplySent: Story = {
  args: { composer: { ...composer, version: 1, submission: done(null) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(t('messages:compose.sent'))).toBeInTheDocument();
    await expect(reply(canvasElement)).toHaveValue('');
  },
};

/** A reply was sent, but the conversation could not be refetched: the reply is missing, and the student is told so. */
export const RefetchFailed: Story = {
  args: { refetchFailure: { kind: 'serverDown', status: 500 }, composer: { ...composer, submission: done(undefined) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('messages:conversation.refetchFailed'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
