export type { AttachmentsControl } from './AttachmentField.tsx';
export { Conversation, type ConversationProps } from './Conversation.tsx';
export { ConversationList, type ConversationListProps } from './ConversationList.tsx';
export type { FileDownloads } from './FileDownload.tsx';
export { MessagesScreen, type MessagesDetail, type MessagesScreenProps } from './MessagesScreen.tsx';
export { MessagesSkeleton } from './MessagesSkeleton.tsx';
export { NewMessageForm, type NewMessageFields, type NewMessageFormProps } from './NewMessageForm.tsx';
export { ReplyComposer, type ReplyComposerProps } from './ReplyComposer.tsx';
