import type { ConversationEntryWire } from '@portal/domain/messages';
import type { Person } from './people.ts';

export type AttachmentWire = ConversationEntryWire['Attachments'][number];

/** Files of the API's own origin, which need the credentials of the student they were sent to. */
export const heldFiles = (folder: string, ...names: string[]): AttachmentWire[] =>
  names.map((name) => ({
    FileName: name,
    FullFilePath: `/school/messages/${encodeURIComponent(folder)}/${encodeURIComponent(name)}`,
  }));

/** An entry written by a person of the school. */
export const received = (
  person: Person,
  sentAt: string,
  html: string,
  attachments: AttachmentWire[] = [],
): ConversationEntryWire => ({
  UserType: 'Recipient',
  Message: html,
  MessageDateTime: sentAt,
  AvatarUserName: person.name,
  ProfilePictureUri: person.picture,
  Attachments: attachments,
});

/** The fields of the account of the student who writes. */
export interface Writer {
  FirstName: string;
  ProfilePictureUrl?: string | null;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** An entry written by the student: plain text, which the server sends back as escaped HTML (contract 3.8). */
export const sent = (
  { FirstName, ProfilePictureUrl = null }: Writer,
  sentAt: string,
  text: string,
  attachments: AttachmentWire[] = [],
): ConversationEntryWire => ({
  UserType: 'Sender',
  Message: text.replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter).replaceAll('\n', '<br>'),
  MessageDateTime: sentAt,
  AvatarUserName: FirstName,
  ProfilePictureUri: ProfilePictureUrl,
  Attachments: attachments,
});

const LETTERS = Object.fromEntries(Object.entries(ESCAPED).map(([letter, escaped]) => [escaped, letter]));

/** Returns the first line of an entry as plain text, as the list shows it; may be empty. */
export function firstLine({ Message }: ConversationEntryWire): string {
  const lines = Message.replaceAll(/<(script|style)\b.*?<\/\1>/gis, '')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|li|h\d)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n');
  const first = lines.map((line) => line.trim()).find((line) => line !== '') ?? '';
  return first.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => LETTERS[escaped] ?? escaped);
}
