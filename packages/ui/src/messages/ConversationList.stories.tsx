import type { Conversation } from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import { inZone, readyList, type LoadableList } from '@portal/domain/shared';
import { conversations, fiveThousandConversations, STORY_NOW } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { media } from '../theme/index.ts';
import { containing, format, messageDates, spokenLanguage, startingWith, t, useControlled } from '../testing/index.ts';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const { certificate, feedback, chinese, meeting, ownLast, attachmentOnly, longWords, weeks } = conversations;
const inFolder = (folder: Conversation['folder']) =>
  Object.values(conversations)
    .filter((one) => one.folder === folder)
    .toSorted((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());

/* On desktop the list is as wide as beside an open conversation. */
const Column = styled.div`
  ${media.desktop} {
    width: var(--size-side-wide);
  }
`;

/** Holds folder and keyword, as the URL does in the portal. */
function Controlled(args: ConversationListProps) {
  const [folder, onFolderChange] = useControlled(args.folder, args.onFolderChange);
  const [keyword, onSearch] = useControlled(args.keyword, args.onSearch);
  return (
    <Column>
      <ConversationList {...args} {...{ folder, onFolderChange, keyword, onSearch }} />
    </Column>
  );
}

/** Queries the rows of the list only, without the links of the shell. */
const rowsIn = async (canvas: { findByRole: (role: 'region') => Promise<HTMLElement> }) =>
  within(await canvas.findByRole('region'));

const meta = {
  title: 'Screens/Messages/List',
  component: ConversationList,
  render: Controlled,
  parameters: { shell: 'messages', layout: 'fullscreen' },
  args: {
    folder: 'active',
    onFolderChange: fn(),
    keyword: '',
    onSearch: fn(),
    conversations: readyList(inFolder('active')),
    onMore: fn(),
    onRetry: fn(),
    drafts: new Map(),
    openId: null,
    hrefOf: (row) => paths.messages(row),
    now: STORY_NOW,
    zone: 'Australia/Sydney',
    archiveFailed: null,
    notSent: null,
  },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of row: unread and read, with and without text, each form of a date, long and Chinese words. */
export const Active: Story = {
  play: async ({ canvas, args }) => {
    const rows = await rowsIn(canvas);
    const today = t('common:dayAndTime', {
      day: t('messages:date.today'),
      time: inZone(certificate.modifiedAt, args.zone).time,
    });
    const yesterday = t('messages:date.yesterday');
    const unread = t('messages:list.new');
    for (const [conversation, date] of [
      [certificate, today],
      [feedback, yesterday],
      [chinese, yesterday],
    ] as const) {
      const name = startingWith(conversation.lastSenderName, date, unread, conversation.preview);
      await expect(rows.getByRole('link', { name })).toHaveAttribute('href', paths.messages(conversation));
    }
    // The clocks have changed since the oldest message, so the zone is shown without an offset.
    const instants = inFolder('active').map(({ modifiedAt }) => modifiedAt);
    const read = rows.getByRole('link', {
      name: startingWith(meeting.lastSenderName, messageDates().day('2026-11-17'), meeting.preview),
    });
    await expect(within(read).queryByText(unread)).toBeNull();
    await expect(rows.getByRole('link', { name: startingWith('Mei') })).toHaveTextContent(ownLast.preview);
    await expect(canvas.getByText(t('messages:list.zone', { zone: format().zone(args.zone, instants) }))).toBeVisible();
    await expect(rows.queryByRole('link', { current: true })).toBeNull();
    // Each text has its own `lang`, whatever the language of the page.
    await expect(spokenLanguage(rows.getByText(certificate.preview))).toBe('en');
    await expect(spokenLanguage(rows.getByText(chinese.preview))).toBe('zh');
    // No row is wider than the list.
    const box = canvas.getByRole('region', { name: t('messages:list.activeList') });
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

/** Unusual rows: one without text, and one with words and names longer than a line. */
export const Unusual: Story = {
  args: { conversations: readyList([attachmentOnly, longWords]) },
  play: async ({ canvas }) => {
    const [noText, long] = (await rowsIn(canvas)).getAllByRole('link');
    await expect(noText).toHaveTextContent(
      containing('Daniel Okafor', messageDates().long('2026-11-13', '17:00'), t('messages:list.noText')),
    );
    const name = within(long as HTMLElement).getByText(longWords.lastSenderName);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    // The date stays on the line of the name.
    const date = name.nextElementSibling?.getBoundingClientRect();
    await expect(date?.top).toBeLessThan(name.getBoundingClientRect().bottom);
    await expect(canvas.getByText(t('messages:list.activeEnd'))).toBeVisible();
  },
};

/** With text of twice the size the names are not cut: the dates are below them. */
export const LargeText: Story = {
  args: { conversations: readyList([attachmentOnly, feedback]) },
  play: async ({ canvas }) => {
    const rows = (await rowsIn(canvas)).getAllByRole('link');
    document.documentElement.style.fontSize = '200%';
    try {
      for (const [index, { lastSenderName }] of [attachmentOnly, feedback].entries()) {
        const name = within(rows[index] as HTMLElement).getByText(lastSenderName);
        await expect(name.scrollWidth).toBe(name.clientWidth);
        const date = name.nextElementSibling?.getBoundingClientRect();
        await expect(date?.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
      }
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};

/** The archived conversations. The other folder is a tab, and the keyword stays. */
export const Archive: Story = {
  args: { folder: 'archive', conversations: readyList(inFolder('archive')) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(t('messages:list.archiveEnd'))).toBeInTheDocument();
    await expect((await rowsIn(canvas)).getAllByRole('link')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('messages:list.searchArchive') }), 'pte{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('pte');
    await userEvent.click(canvas.getByRole('tab', { name: t('messages:list.active') }));
    await expect(args.onFolderChange).toHaveBeenCalledWith('active');
    await expect(await canvas.findByRole('searchbox', { name: t('messages:list.searchActive') })).toHaveValue('pte');
    await userEvent.click(canvas.getByRole('tab', { name: t('messages:list.archive') }));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
  },
};

/** An unsent reply is shown in place of the last message. */
export const WithDraft: Story = {
  args: {
    drafts: new Map([
      [ownLast.id, 'Hi Sophie, I have a question about the essay task from Monday.'],
      [feedback.id, ''],
    ]),
  },
  play: async ({ canvas }) => {
    const row = (await rowsIn(canvas)).getByRole('link', { name: startingWith('Mei') });
    await expect(row).toHaveTextContent(containing(t('messages:list.draft'), 'Hi Sophie'));
    await expect(row).not.toHaveTextContent(ownLast.preview);
    // A draft of which only the names of its files were kept.
    await expect(
      (await rowsIn(canvas)).getByRole('link', {
        name: containing('Priya Raman', t('messages:list.draft'), t('messages:list.noText')),
      }),
    ).toBeVisible();
  },
};

/** The open conversation is marked, with `aria-current` and on wide screens with an edge. */
export const Open: Story = {
  args: { openId: weeks.id },
  play: async ({ canvas }) => {
    await expect((await rowsIn(canvas)).getByRole('link', { current: true })).toHaveTextContent(weeks.preview);
  },
};

/** Each row is one tab stop, and its focus ring is inside the box that scrolls. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    box.focus();
    await userEvent.tab();
    const [first, second] = within(box).getAllByRole('link');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(Number.parseInt(getComputedStyle(first as HTMLElement).outlineOffset, 10)).toBeLessThan(0);
    await userEvent.tab();
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** Five thousand conversations, of which few are in the DOM at any scroll position. */
export const FiveThousand: Story = {
  args: { conversations: readyList(fiveThousandConversations()) },
  // The scroll position depends on the language of the play.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: t('messages:list.activeList') });
    for (const part of [0.3, 0.8]) {
      box.scrollTop = box.scrollHeight * part;
      await waitFor(() => {
        const place = Number(within(box).getAllByRole('listitem')[0]?.getAttribute('aria-posinset'));
        return expect(Math.abs(place - 5000 * part)).toBeLessThan(500);
      });
      await expect(within(box).getAllByRole('link').length).toBeLessThanOrEqual(40);
    }
    await waitFor(async () => {
      box.scrollTop = box.scrollHeight;
      await expect(within(box).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '5000');
    });
    await expect(canvas.getByText(t('messages:list.activeEnd'))).toBeVisible();
  },
};

/** The next page is loading. */
export const LoadingMore: Story = {
  args: { conversations: readyList([certificate, feedback], { total: 30, more: { status: 'loading' } }) },
};

const emptyList: LoadableList<Conversation> = readyList([]);

/** There are no conversations yet; the student can start one. */
export const Empty: Story = {
  args: { conversations: emptyList },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('messages:list.activeEmpty') })).toBeVisible();
  },
};

export const EmptyArchive: Story = {
  args: { folder: 'archive', conversations: emptyList },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('messages:list.archiveEmpty') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('messages:newMessage') })).toBeNull();
  },
};

/** Nothing matches: the empty state names the keyword, which can be changed. */
export const NoResult: Story = {
  args: { keyword: 'xylophone', conversations: emptyList },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t('infinite-list:noResult', { keyword: 'xylophone' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('xylophone');
  },
};

export const Loading: Story = { args: { conversations: { status: 'loading' } } };

export const Failed: Story = {
  args: { conversations: { status: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Archiving failed: the rows stay, and the server's reason is shown above them. */
export const ArchiveFailed: Story = {
  args: {
    archiveFailed: {
      name: 'Priya Raman',
      failure: { kind: 'rejected', messages: ['This conversation is no longer available.'], value: null },
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('messages:list.archiveFailed', { name: 'Priya Raman' }));
    await expect(alert).toHaveTextContent('This conversation is no longer available.');
    await expect((await rowsIn(canvas)).getByRole('link', { name: containing(feedback.preview) })).toBeVisible();
  },
};

/** The answer was lost: an alert says that both lists show whether the conversation was archived. */
export const ArchiveUnknown: Story = {
  args: { archiveFailed: { name: 'Priya Raman', failure: { kind: 'serverDown', status: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      containing(t('messages:list.archiveUnknown', { name: 'Priya Raman' }), t('messages:list.archiveUnknownText')),
    );
  },
};

/** A new message could not be sent after the student left the form: the alert links to its draft. */
export const NotSent: Story = {
  args: {
    notSent: {
      failure: { kind: 'rejected', messages: ['This teacher is on leave.'], value: null },
      draftHref: paths.messages('new'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This teacher is on leave.');
    await expect(canvas.getByRole('link', { name: t('messages:compose.openDraft') })).toHaveAttribute(
      'href',
      paths.messages('new'),
    );
  },
};
