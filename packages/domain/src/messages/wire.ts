/** A row of Message/GetActiveMessageHelperGridJson and Message/GetArchivedMessageHelperGridJson (contract 3.8). */
export interface MessageRowWire {
  /** Called MessageHelperId and CurrentHelperId in requests. */
  Id: number;
  /** User id of the person or team written to. */
  InteractedUserId: number;
  TopicId: number;
  IsRead: boolean;
  /** `Active` or `Archive`. */
  Status: string;
  LastSenderName: string;
  ProfilePic?: string | null;
  /** ISO 8601 UTC. */
  LastModifiedDateTime: string;
  /** Plain text, the first line. */
  DisplayedMessage: string;
}

/** An entry of Message/GetMessageDetailsJson, which sends the oldest first. */
export interface ConversationEntryWire {
  /** `Sender` is the student, anything else the other side. */
  UserType: string;
  /** HTML. */
  Message: string;
  /** ISO 8601 UTC. */
  MessageDateTime: string;
  AvatarUserName: string;
  ProfilePictureUri?: string | null;
  Attachments: { FileName: string; FullFilePath: string }[];
}

/** A file that is sent with Message/Create or Message/Reply. */
export interface OutgoingAttachmentWire {
  AttachmentName: string;
  /** Standard base64, without `data:` and line breaks. */
  AttachmentBase64: string;
  /** Bytes before encoding; at most 20,971,520. */
  AttachmentSize: number;
}

/** Message/GetMessageDetailsJson. */
export interface ConversationRequestWire {
  InteractedUserId: number;
  TopicId: number;
}

/** Message/SetAsRead and Message/SetAsArchived. */
export interface MessageRequestWire {
  /** The row's `Id`. */
  MessageHelperId: number;
}

/** Message/Create. */
export interface CreateMessageWire {
  Subject: string;
  /** Plain text with `\n`. */
  Body: string;
  Attachments: OutgoingAttachmentWire[];
  RecipientType: 'ALL_ADMINS' | 'SINGLE_TEACHER';
  /** A teacher's user id; required for SINGLE_TEACHER. */
  RecipientUserId?: number;
}

/** Message/Reply. */
export interface ReplyWire {
  /** Plain text with `\n`. */
  Body: string;
  /** The row's `InteractedUserId`. */
  RecipientUserId: number;
  /** The row's `Id`. */
  CurrentHelperId: number;
  TopicId: number;
  Attachments: OutgoingAttachmentWire[];
}

/** An entry of Message/GetTeacherSelectList. */
export interface TeacherWire {
  /** The teacher's user id. */
  Id: number;
  Name: string;
}
