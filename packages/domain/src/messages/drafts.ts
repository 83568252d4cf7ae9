import * as v from 'valibot';
import type { CreateMessageWire } from './wire.ts';

/** A new message that was begun. */
export interface NewMessageDraft {
  recipient: 'support' | 'teacher';
  /** User id of the chosen teacher. */
  teacherId: number | null;
  subject: string;
  body: string;
  /** Names of its attachments: files cannot be kept, so they have to be chosen again. */
  files: readonly string[];
}

/** A reply that was begun. */
export interface ReplyDraft {
  body: string;
  /** Names of its attachments, as above. */
  files: readonly string[];
}

/** A message to student support that was begun on the page of help. */
export interface SupportDraft {
  subject: string;
  body: string;
}

/** What a student has begun and not sent (001 §4). */
export interface MessageDrafts {
  newMessage: NewMessageDraft | null;
  support: SupportDraft | null;
  /** By the conversation's id. */
  replies: Readonly<Record<number, ReplyDraft>>;
}

export const noDrafts: MessageDrafts = { newMessage: null, support: null, replies: {} };

/** A new message with nothing in it: to student support, the default (001 §4). */
export const emptyNewMessage: NewMessageDraft = {
  recipient: 'support',
  teacherId: null,
  subject: '',
  body: '',
  files: [],
};

export const emptyReply: ReplyDraft = { body: '', files: [] };

export const emptySupport: SupportDraft = { subject: '', body: '' };

/** Whether there is something to lose, so that discarding asks (001 §4). A recipient alone is not worth a question. */
export function hasContent({
  subject = '',
  body,
  files = [],
}: Partial<ReplyDraft> & { subject?: string; body: string }): boolean {
  return body.trim() !== '' || subject.trim() !== '' || files.length > 0;
}

/** The drafts with this new message; one without content is removed, unless a teacher is to be its recipient. */
export function withNewMessage(drafts: MessageDrafts, draft: NewMessageDraft | null): MessageDrafts {
  const kept = draft !== null && (hasContent(draft) || draft.recipient === 'teacher');
  return { ...drafts, newMessage: kept ? draft : null };
}

/** The drafts with this message to support; one without content is removed. */
export function withSupport(drafts: MessageDrafts, draft: SupportDraft | null): MessageDrafts {
  return { ...drafts, support: draft && hasContent(draft) ? draft : null };
}

/** The drafts with this reply; one without content is removed. */
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

/** Writes drafts for the storage of the device. */
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

/** Reads what `storeDrafts` wrote; what cannot be read is as if it were not there. */
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
