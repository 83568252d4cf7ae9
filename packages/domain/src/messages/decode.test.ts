import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeConversation, decodeConversationPage, decodeTeachers } from './decode.ts';

const row = {
  Id: 12,
  InteractedUserId: 900,
  TopicId: 44,
  IsRead: false,
  Status: 'Active',
  LastSenderName: 'Priya Raman',
  ProfilePic: '/pictures/priya.jpg',
  LastModifiedDateTime: '2026-11-20T05:05:00Z',
  DisplayedMessage: 'Thanks Mei',
};
const decoded = {
  id: 12,
  interactedUserId: 900,
  topicId: 44,
  read: false,
  folder: 'active',
  lastSenderName: 'Priya Raman',
  picture: 'https://main.example/pictures/priya.jpg',
  modifiedAt: new Date('2026-11-20T05:05:00Z'),
  preview: 'Thanks Mei',
};
const entry = {
  UserType: 'Sender',
  Message: '<p>Hi</p>',
  MessageDateTime: '2026-11-20T05:05:00Z',
  AvatarUserName: 'Mei Chen',
  ProfilePictureUri: null,
  Attachments: [
    { FileName: 'a.pdf', FullFilePath: '/files/a.pdf' },
    { FileName: 'b.pdf', FullFilePath: 'javascript:alert(1)' },
  ],
};

describe('a row', () => {
  const first = (change: object) =>
    decodeConversationPage({ rows: [{ ...row, ...change }], total: 1 }, decodeContext).rows[0];

  test.each([
    ['as sent', {}, decoded],
    ['archived', { Status: 'archive' }, { ...decoded, folder: 'archive' }],
    ['of an unknown status', { Status: 'New' }, decoded],
    [
      'without what is optional',
      { ProfilePic: undefined, DisplayedMessage: null, LastSenderName: null },
      { ...decoded, picture: null, preview: '', lastSenderName: '' },
    ],
    ['whose picture is not safe', { ProfilePic: 'javascript:1' }, { ...decoded, picture: null }],
    ['of a person without a picture', { ProfilePic: '/icons/default-avatar.png' }, { ...decoded, picture: null }],
    ['without a mark is unread', { IsRead: null }, decoded],
  ])('%s', (_what, change, expected) => {
    expect(first(change)).toEqual(expected);
  });

  test.each([{ Id: '12' }, { TopicId: null }, { InteractedUserId: undefined }, { LastModifiedDateTime: 'soon' }])(
    'that cannot be opened is a failure: %o',
    (change) => {
      expect(() => first(change)).toThrow('notUnderstood');
    },
  );
});

test('entries are the student’s own or not, and an unsafe file has no link', () => {
  const [own, other] = decodeConversation(
    [entry, { ...entry, UserType: 'Receiver', Attachments: null }],
    decodeContext,
  );
  expect(own).toEqual({
    own: true,
    html: '<p>Hi</p>',
    sentAt: new Date('2026-11-20T05:05:00Z'),
    authorName: 'Mei Chen',
    picture: null,
    attachments: [
      { name: 'a.pdf', href: 'https://main.example/files/a.pdf' },
      { name: 'b.pdf', href: null },
    ],
  });
  expect(other).toMatchObject({ own: false, attachments: [] });
});

test('an entry without text and author is the other’s, and has neither (contract 1.7)', () => {
  const bare = { ...entry, UserType: null, Message: null, AvatarUserName: null };
  expect(decodeConversation([bare], decodeContext)).toMatchObject([{ own: false, html: '', authorName: '' }]);
});

test.each([null, undefined, ''])('a file at %j has no link', (FullFilePath) => {
  expect(
    decodeConversation([{ ...entry, Attachments: [{ FileName: 'a.pdf', FullFilePath }] }], decodeContext),
  ).toMatchObject([{ attachments: [{ name: 'a.pdf', href: null }] }]);
});

test('a file of http is a link, a picture of http is none: a browser blocks it in a page on https', () => {
  const [url, picture] = ['http://files.example/a.pdf', 'http://files.example/priya.jpg'];
  const sent = { ...entry, ProfilePictureUri: picture, Attachments: [{ FileName: 'a.pdf', FullFilePath: url }] };
  expect(decodeConversation([sent], decodeContext)).toMatchObject([
    { picture: null, attachments: [{ name: 'a.pdf', href: url }] },
  ]);
});

test.each([
  ['/pictures/priya.jpg', 'https://main.example/pictures/priya.jpg'],
  ['javascript:1', null],
  ['/icons/default-avatar.png', null],
])('the picture %j of who wrote an entry is %j', (ProfilePictureUri, picture) => {
  expect(decodeConversation([{ ...entry, ProfilePictureUri }], decodeContext)).toMatchObject([{ picture }]);
});

test('teachers', () => {
  expect(decodeTeachers([{ Id: 9, Name: 'Priya Raman' }, null])).toEqual([{ id: 9, name: 'Priya Raman' }]);
  expect(decodeTeachers(null)).toEqual([]);
});
