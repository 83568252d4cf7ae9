export {
  attachmentsReducer,
  isReading,
  noAttachments,
  toOutgoing,
  type AttachedFile,
  type Attachments,
  type AttachmentsAction,
  type KeyedFile,
  type RefusedFile,
} from './attachments.ts';
export { messageDay, type MessageDay } from './dates.ts';
export { decodeConversation, decodeConversationPage, decodeTeachers } from './decode.ts';
export {
  emptyNewMessage,
  emptyReply,
  hasContent,
  emptySupport,
  noDrafts,
  readDrafts,
  storeDrafts,
  withNewMessage,
  withReply,
  withSupport,
  type MessageDrafts,
  type NewMessageDraft,
  type ReplyDraft,
  type StoredDrafts,
  type SupportDraft,
} from './drafts.ts';
export {
  ATTACHMENT_EXTENSIONS,
  fileProblem,
  fileSize,
  MAX_ATTACHMENT_BYTES,
  pastesFiles,
  type ChosenFile,
  type FileProblem,
} from './files.ts';
export type {
  Conversation,
  ConversationEntry,
  MessageAttachment,
  MessageFolder,
  NewMessage,
  OutgoingAttachment,
  Recipient,
  Reply,
  Teacher,
} from './model.ts';
export {
  counterpartOf,
  countReceived,
  folderOf,
  isUnanswered,
  isUnread,
  leavesGap,
  mergeNewest,
  withConversation,
  withNewer,
  withoutConversation,
  withRead,
  type ConversationRef,
} from './rules.ts';
export type {
  ConversationEntryWire,
  ConversationRequestWire,
  CreateMessageWire,
  MessageRequestWire,
  MessageRowWire,
  OutgoingAttachmentWire,
  ReplyWire,
  TeacherWire,
} from './wire.ts';
