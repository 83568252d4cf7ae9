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
