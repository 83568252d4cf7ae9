import { decodeAnnouncements } from '@portal/domain/announcements';
import { decodeConversation, decodeConversationPage, decodeTeachers } from '@portal/domain/messages';
import { decodeBoolean } from '@portal/domain/shared';
import { need } from '../responses.ts';
import { firstPage, nothing, read, type Read } from '../read.ts';

const conversations = () => ({ body: firstPage('LastModifiedDateTime', 'DESC') });

/** Announcements and messages. */
export const messageReads: readonly Read[] = [
  read('Announcement/GetMessage', nothing, decodeAnnouncements),
  read('Announcement/GetActiveAnnouncements', nothing, decodeAnnouncements),
  read('CommunityPost/ShowCommunityPostPanel', ({ userId }) => ({ query: { userId } }), decodeBoolean),
  read('Message/IsMessageEnabled', ({ userId }) => ({ query: { userId } }), decodeBoolean),
  read('Message/IsHasUnreadMessage', nothing, decodeBoolean),
  read('Message/GetActiveMessageHelperGridJson', conversations, decodeConversationPage),
  read('Message/GetArchivedMessageHelperGridJson', conversations, decodeConversationPage),
  read(
    'Message/GetMessageDetailsJson',
    (responses) => {
      const row = responses.rows('Message/GetActiveMessageHelperGridJson')[0];
      return {
        body: {
          InteractedUserId: need(row?.['InteractedUserId'], 'conversation'),
          TopicId: need(row?.['TopicId'], 'conversation'),
        },
      };
    },
    decodeConversation,
  ),
  read('Message/GetTeacherSelectList', nothing, decodeTeachers),
];
