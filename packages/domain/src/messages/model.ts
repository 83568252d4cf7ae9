import type { LinkHref, SafeHref } from '../shared/index.ts';

/** The two lists of conversations (001 §2). */
export type MessageFolder = 'active' | 'archive';

/** A conversation as the list shows it (001 §3, "Message (list row)"). */
export interface Conversation {
  /** The server's "helper" id: identifies the conversation in URLs, and in the calls that mark and archive it. */
  id: number;
  /** User id of the other side. */
  interactedUserId: number;
  topicId: number;
  read: boolean;
  folder: MessageFolder;
  lastSenderName: string;
  picture: SafeHref | null;
  modifiedAt: Date;
  /** First line of the last message, plain text; may be empty. */
  preview: string;
}

/** A file of a received or sent message. */
export interface MessageAttachment {
  name: string;
  /** null = its URL is not allowed. */
  href: LinkHref | null;
}

/** One message of a conversation (001 §3, "Conversation entry"). */
export interface ConversationEntry {
  /** Written by the student. */
  own: boolean;
  /** HTML as sent, not sanitised. */
  html: string;
  sentAt: Date;
  authorName: string;
  picture: SafeHref | null;
  attachments: MessageAttachment[];
}

/** A teacher who can be written to. */
export interface Teacher {
  /** The teacher's user id. */
  id: number;
  name: string;
}

/** A file that was read for sending. */
export interface OutgoingAttachment {
  name: string;
  /** Bytes. */
  size: number;
  /** Standard base64, without `data:`. */
  base64: string;
}

/** The recipient of a new message: all of student support, or one teacher (001 §3, §4). */
export type Recipient = { kind: 'support' } | { kind: 'teacher'; userId: number };

/** A message that begins a conversation. */
export interface NewMessage {
  recipient: Recipient;
  subject: string;
  body: string;
  attachments: readonly OutgoingAttachment[];
}

/** An answer in a conversation. */
export interface Reply {
  body: string;
  attachments: readonly OutgoingAttachment[];
}
