import { emptyNewMessage } from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import { ready, readyList } from '@portal/domain/shared';
import { conversationList, untouchedDraft, conversationEntries, conversations, teachers } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../testing/index.ts';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { NewMessageForm } from './NewMessageForm.tsx';
import { ReplyComposer } from './ReplyComposer.tsx';

const now = new Date('2026-11-20T23:37:43Z');
const zone = 'Australia/Sydney';
const { feedback } = conversations;
const draft = {
  ...untouchedDraft,
  onAdd: fn(),
  onRemove: fn(),
  onForget: fn(),
  onSend: fn(),
  onDiscard: fn(),
};

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  // List and conversation have their own stories, which include these states.
  tags: ['without-loading', 'without-failed', 'without-empty'],
  parameters: { shell: 'messages', layout: 'fullscreen' },
  args: {
    list: <ConversationList {...conversationList()} />,
    detail: { kind: 'none' },
    newMessageHref: paths.messages('new'),
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <MessagesSkeleton /> };

/** On a phone the button for a new message floats above the menu. */
export const NothingOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('messages:newMessage') })).toHaveAttribute(
      'href',
      '/Message?compose=new',
    );
  },
};

/** The list is empty, so the pane beside it does not ask the student to choose a conversation. */
export const NoMessages: Story = {
  args: { list: <ConversationList {...conversationList()} conversations={readyList([])} />, listEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('messages:list.activeEmpty'))).toBeVisible();
    await expect(canvas.queryByText(t('messages:conversation.choose'))).toBeNull();
  },
};

/** The conversation is beside the list; on a phone it takes its place. */
export const ConversationOpen: Story = {
  args: {
    list: <ConversationList {...conversationList(feedback.id)} />,
    detail: {
      kind: 'conversation',
      content: (
        <Conversation
          name="Priya Raman"
          picture={feedback.picture}
          entries={ready(conversationEntries.feedback)}
          onRetry={fn()}
          refetchFailure={null}
          now={now}
          zone={zone}
          archived={false}
          onArchive={fn()}
          onPrint={fn()}
          listHref={paths.messages()}
          needsCredentials={() => true}
          downloads={new Map()}
          onDownload={fn()}
        >
          <ReplyComposer {...draft} name="Priya Raman" body="" onBodyChange={fn()} archived={false} />
        </Conversation>
      ),
    },
  },
};

/** A new message is beside the list, or on a phone in its place. On desktop the list keeps its position. */
export const NewMessage: Story = {
  parameters: { title: 'newMessage' },
  args: {
    list: <ConversationList {...conversationList()} />,
    detail: {
      kind: 'newMessage',
      content: (
        <NewMessageForm
          {...draft}
          draft={emptyNewMessage}
          onDraftChange={fn()}
          teachers={ready(teachers.some)}
          onRetryTeachers={fn()}
        />
      ),
    },
  },
};
