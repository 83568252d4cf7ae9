import type { AnnouncementRequestWire, AnnouncementWire } from '@portal/domain/announcements';
import type {
  ConversationEntryWire,
  ConversationRequestWire,
  CreateMessageWire,
  MessageRequestWire,
  MessageRowWire,
  ReplyWire,
  TeacherWire,
} from '@portal/domain/messages';
import type { PagedRequestWire, PagedWire } from '@portal/domain/shared';
import type { OfUser } from './call.ts';

/** Segments Announcement, CommunityPost and Message. */
export interface MessageCalls {
  /** Announcements that were not dismissed, newest first. */
  'Announcement/GetMessage': { method: 'POST'; value: AnnouncementWire[] };
  /** Removes an announcement from `GetMessage` only. */
  'Announcement/DissmissAnnouncement': { method: 'POST'; body: AnnouncementRequestWire; value: null };
  'Announcement/GetActiveAnnouncements': { method: 'POST'; value: AnnouncementWire[] };
  /** One announcement; records that it was read. */
  'Announcement/ReadDetail': { method: 'POST'; body: AnnouncementRequestWire; value: AnnouncementWire };
  'CommunityPost/ShowCommunityPostPanel': { method: 'GET'; query: OfUser; value: boolean };
  'Message/GetActiveMessageHelperGridJson': {
    method: 'POST';
    body: PagedRequestWire;
    value: PagedWire<MessageRowWire>;
  };
  'Message/GetArchivedMessageHelperGridJson': {
    method: 'POST';
    body: PagedRequestWire;
    value: PagedWire<MessageRowWire>;
  };
  /** The entries of a conversation, oldest first. */
  'Message/GetMessageDetailsJson': { method: 'POST'; body: ConversationRequestWire; value: ConversationEntryWire[] };
  'Message/SetAsRead': { method: 'POST'; body: MessageRequestWire; value: null };
  'Message/SetAsArchived': { method: 'POST'; body: MessageRequestWire; value: null };
  'Message/Create': { method: 'POST'; body: CreateMessageWire; value: null };
  /** Answers a conversation; an archived one becomes active. */
  'Message/Reply': { method: 'POST'; body: ReplyWire; value: null };
  'Message/GetTeacherSelectList': { method: 'POST'; value: TeacherWire[] };
  'Message/IsMessageEnabled': { method: 'POST'; query: OfUser; value: boolean };
  'Message/IsHasUnreadMessage': { method: 'GET'; value: boolean };
}
