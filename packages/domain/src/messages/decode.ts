import * as v from 'valibot';
import { personPicture } from '../blocks/index.ts';
import {
  decode,
  decodePage,
  flagSchema,
  instant,
  intSchema,
  oneOf,
  optionalText,
  rowsSchema,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import type { Conversation, ConversationEntry, Teacher } from './model.ts';

const conversation = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      InteractedUserId: intSchema,
      TopicId: intSchema,
      IsRead: flagSchema,
      Status: oneOf(['Archive'], 'Active'),
      LastSenderName: v.nullish(v.string(), ''),
      ProfilePic: optionalText,
      LastModifiedDateTime: instant,
      DisplayedMessage: v.nullish(v.string(), ''),
    }),
    v.transform((sent): Conversation => ({
      id: sent.Id,
      interactedUserId: sent.InteractedUserId,
      topicId: sent.TopicId,
      read: sent.IsRead,
      folder: sent.Status === 'Archive' ? 'archive' : 'active',
      lastSenderName: sent.LastSenderName,
      picture: personPicture(sent.ProfilePic, toSafeHref),
      modifiedAt: sent.LastModifiedDateTime,
      preview: sent.DisplayedMessage,
    })),
  );

/** Decodes the answer of Message/GetActiveMessageHelperGridJson and Message/GetArchivedMessageHelperGridJson. */
export function decodeConversationPage(sent: unknown, context: DecodeContext): Page<Conversation> {
  return decodePage(conversation(context), sent);
}

const attachment = v.object({ FileName: v.string(), FullFilePath: optionalText });

const entry = v.object({
  UserType: v.nullish(v.string(), ''),
  Message: v.nullish(v.string(), ''),
  MessageDateTime: instant,
  AvatarUserName: v.nullish(v.string(), ''),
  ProfilePictureUri: optionalText,
  Attachments: rowsSchema(attachment),
});

/** Decodes the answer of Message/GetMessageDetailsJson, in the order sent: oldest first. */
export function decodeConversation(sent: unknown, { toSafeHref }: DecodeContext): ConversationEntry[] {
  return decode(rowsSchema(entry), sent).map((one) => ({
    own: one.UserType.toLowerCase() === 'sender',
    html: one.Message,
    sentAt: one.MessageDateTime,
    authorName: one.AvatarUserName,
    picture: personPicture(one.ProfilePictureUri, toSafeHref),
    attachments: one.Attachments.map((file) => ({ name: file.FileName, href: toSafeHref(file.FullFilePath, 'link') })),
  }));
}

const teacher = v.object({ Id: intSchema, Name: v.string() });

/** Decodes the answer of Message/GetTeacherSelectList. */
export function decodeTeachers(sent: unknown): Teacher[] {
  return decode(rowsSchema(teacher), sent).map(({ Id, Name }) => ({ id: Id, name: Name }));
}
