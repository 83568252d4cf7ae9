import * as v from 'valibot';
import type { CreateMessageWire } from './wire.ts';

/** The draft of a new message. */
export interface NewMessageDraft {
  recipient: 'support' | 'teacher';
  /** User id of the chosen teacher. */
  teacherId: number | null;
  subject: string;
  body: string;
  /** Names of its attachments: files cannot be kept, so they have to be chosen again. */
  files: readonly string[];
}

/** The draft of a reply. */
export interface ReplyDraft {
  body: string;
  /** Names of its attachments, which also have to be chosen again. */
  files: readonly string[];
}

/** The draft of a message to student support, from the help page. */
export interface SupportDraft {
  subject: string;
  body: string;
}

/** A student's drafts: messages that were started and not sent (001 §4). */
export interface MessageDrafts {
  newMessage: NewMessageDraft | null;
  support: SupportDraft | null;
  /** By the conversation's id. */
  replies: Readonly<Record<number, ReplyDraft>>;
}

export const noDrafts: MessageDrafts = { newMessage: null, support: null, replies: {} };

/** An empty new message, to student support by default (001 §4). */
export const emptyNewMessage: NewMessageDraft = {
  recipient: 'support',
  teacherId: null,
  subject: '',
  body: '',
  files: [],
};

export const emptyReply: ReplyDraft = { body: '', files: [] };

export const emptySupport: SupportDraft = { subject: '', body: '' };

/**
 * Whether a draft has content, so that discarding it has to be confirmed (001 §4). A recipient alone does not count.
 */
export function hasContent({
  subject = '',
  body,
  files = [],
}: Partial<ReplyDraft> & { subject?: string; body: string }): boolean {
  return body.trim() !== '' || subject.trim() !== '' || files.length > 0;
}

/** Returns the drafts with this new message; one without content is removed, unless its recipient is a teacher. */
export function withNewMessage(drafts: MessageDrafts, draft: NewMessageDraft | null): MessageDrafts {
  const kept = draft !== null && (hasContent(draft) || draft.recipient === 'teacher');
  return { ...drafts, newMessage: kept ? draft : null };
}

/** Returns the drafts with this message to support; one without content is removed. */
export function withSupport(drafts: MessageDrafts, draft: SupportDraft | null): MessageDrafts {
  return { ...drafts, support: draft && hasContent(draft) ? draft : null };
}

/** Returns the drafts with this reply; one without content is removed. */
export function withReply(drafts: MessageDrafts, id: number, draft: ReplyDraft | null): MessageDrafts {
  const { [id]: _replaced, ...others } = drafts.replies;
  return { ...drafts, replies: draft && hasContent(draft) ? { ...others, [id]: draft } : others };
}

/**
 * The drafts as two texts to store: the new message as other clients of this server store it (contract 4.6), and what
 * only this portal keeps. null = nothing to store.
 */
export interface StoredDrafts {
  newMessage: string | null;
  others: string | null;
}

type NewMessageStored = Pick<CreateMessageWire, 'RecipientType' | 'Subject' | 'Body'> & {
  RecipientUserId: number | null;
};

/** Serialises drafts for the storage of the device. */
export function storeDrafts({ newMessage, support, replies }: MessageDrafts): StoredDrafts {
  const files = newMessage?.files ?? [];
  const empty = files.length === 0 && support === null && Object.keys(replies).length === 0;
  return {
    newMessage:
      newMessage &&
      JSON.stringify({
        RecipientType: newMessage.recipient === 'teacher' ? 'SINGLE_TEACHER' : 'ALL_ADMINS',
        RecipientUserId: newMessage.teacherId,
        Subject: newMessage.subject,
        Body: newMessage.body,
      } satisfies NewMessageStored),
    others: empty ? null : JSON.stringify({ files, replies, ...(support && { support }) }),
  };
}

const text = v.fallback(v.optional(v.string(), ''), '');
const names = v.fallback(v.optional(v.array(v.string()), []), []);
const newMessageSchema = v.object({
  RecipientType: v.fallback(v.optional(v.string()), undefined),
  RecipientUserId: v.fallback(v.nullish(v.pipe(v.number(), v.integer()), null), null),
  Subject: text,
  Body: text,
});
const replySchema = v.object({ body: text, files: names });
const othersSchema = v.object({
  files: names,
  support: v.fallback(v.nullish(v.object({ subject: text, body: text }), null), null),
  replies: v.fallback(v.optional(v.record(v.string(), v.fallback(replySchema, emptyReply)), {}), {}),
});

/** Parses what `storeDrafts` wrote; a part that is invalid counts as missing. */
export function readDrafts(stored: StoredDrafts): MessageDrafts {
  const sent = v.safeParse(newMessageSchema, parse(stored.newMessage));
  const kept = v.safeParse(othersSchema, parse(stored.others));
  const { files, support, replies } = kept.success ? kept.output : { files: [], support: null, replies: {} };
  const newMessage = sent.success && {
    recipient: sent.output.RecipientType === 'SINGLE_TEACHER' ? ('teacher' as const) : ('support' as const),
    teacherId: sent.output.RecipientUserId,
    subject: sent.output.Subject,
    body: sent.output.Body,
    files,
  };
  const withReplies = Object.entries(replies).reduce(
    (drafts, [id, reply]) => (Number.isInteger(Number(id)) ? withReply(drafts, Number(id), reply) : drafts),
    withSupport(noDrafts, support),
  );
  return newMessage ? withNewMessage(withReplies, newMessage) : withReplies;
}

function parse(stored: string | null): unknown {
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as unknown;
  } catch {
    return null;
  }
}
