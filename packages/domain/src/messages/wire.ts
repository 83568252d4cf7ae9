import type { Base64Wire, HtmlWire, InstantWire, IntWire, UrlOrEmptyWire, UrlWire } from '../shared/index.ts';

/** A row of Message/GetActiveMessageHelperGridJson and Message/GetArchivedMessageHelperGridJson (contract 3.8). */
export interface MessageRowWire {
  /** Called MessageHelperId and CurrentHelperId in requests. */
  Id: IntWire;
  /** User id of the person or team written to. */
  InteractedUserId: IntWire;
  TopicId: IntWire;
  IsRead: boolean;
  /** `Active` or `Archive`. */
  Status: string;
  LastSenderName: string;
  ProfilePic?: UrlOrEmptyWire | null;
  /** ISO 8601 UTC. */
  LastModifiedDateTime: InstantWire;
  /** Plain text, the first line. */
  DisplayedMessage: string;
}

/** An entry of Message/GetMessageDetailsJson, which sends the oldest first. */
export interface ConversationEntryWire {
  /** `Sender` is the student, anything else the other side. */
  UserType: string;
  /** HTML. */
  Message: HtmlWire;
  /** ISO 8601 UTC. */
  MessageDateTime: InstantWire;
  AvatarUserName: string;
  ProfilePictureUri?: UrlOrEmptyWire | null;
  Attachments: { FileName: string; FullFilePath: UrlWire }[];
}

/** A file that is sent with Message/Create or Message/Reply. */
export interface OutgoingAttachmentWire {
  AttachmentName: string;
  /** Standard base64, without `data:` and line breaks. */
  AttachmentBase64: Base64Wire;
  /** Bytes before encoding; at most 20,971,520. */
  AttachmentSize: IntWire;
}

/** Message/GetMessageDetailsJson. */
export interface ConversationRequestWire {
  InteractedUserId: IntWire;
  TopicId: IntWire;
}

/** Message/SetAsRead and Message/SetAsArchived. */
export interface MessageRequestWire {
  /** The row's `Id`. */
  MessageHelperId: IntWire;
}

/** Message/Create. */
export interface CreateMessageWire {
  Subject: string;
  /** Plain text with `\n`. */
  Body: string;
  Attachments: OutgoingAttachmentWire[];
  RecipientType: 'ALL_ADMINS' | 'SINGLE_TEACHER';
  /** A teacher's user id; required for SINGLE_TEACHER. */
  RecipientUserId?: IntWire;
}

/** Message/Reply. */
export interface ReplyWire {
  /** Plain text with `\n`. */
  Body: string;
  /** The row's `InteractedUserId`. */
  RecipientUserId: IntWire;
  /** The row's `Id`. */
  CurrentHelperId: IntWire;
  TopicId: IntWire;
  Attachments: OutgoingAttachmentWire[];
}

/** An entry of Message/GetTeacherSelectList. */
export interface TeacherWire {
  /** The teacher's user id. */
  Id: IntWire;
  Name: string;
}
