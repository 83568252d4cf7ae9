import { expect, test } from 'vitest';
import {
  emptyNewMessage,
  emptyReply,
  hasContent,
  noDrafts,
  readDrafts,
  storeDrafts,
  withNewMessage,
  withReply,
  withSupport,
  type MessageDrafts,
} from './drafts.ts';

const newMessage = { recipient: 'teacher' as const, teacherId: 9, subject: 'Essay', body: 'a\nb', files: ['a.pdf'] };
const full: MessageDrafts = {
  newMessage,
  support: { subject: 'Login', body: 'It fails.' },
  replies: { 12: { body: 'Thanks', files: [] }, 13: { body: '', files: ['b.doc'] } },
};

test('is stored as the contract has it, and what it does not have apart', () => {
  const { newMessage: stored, others } = storeDrafts(full);
  expect(JSON.parse(stored ?? '')).toEqual({
    RecipientType: 'SINGLE_TEACHER',
    RecipientUserId: 9,
    Subject: 'Essay',
    Body: 'a\nb',
  });
  expect(JSON.parse(others ?? '')).toEqual({ files: ['a.pdf'], replies: full.replies, support: full.support });
});

test.each<[string, MessageDrafts]>([
  ['nothing', noDrafts],
  ['everything', full],
  ['only a new message', { ...full, support: null, replies: {} }],
  ['only a message to support', { ...noDrafts, support: full.support }],
  ['a new message to support', { ...noDrafts, newMessage: { ...newMessage, recipient: 'support', teacherId: null } }],
  ['only files', { ...noDrafts, newMessage: { ...emptyNewMessage, files: ['a.pdf'] } }],
  ['only replies', { ...noDrafts, replies: full.replies }],
])('%s is read as it was stored', (_what, drafts) => {
  expect(readDrafts(storeDrafts(drafts))).toEqual(drafts);
});

test('nothing is stored of nothing', () => {
  expect(storeDrafts(noDrafts)).toEqual({ newMessage: null, others: null });
});

test.each(['', '{', 'null', '[]', '7', '{"replies":7,"files":"x"}', '{"replies":{"x":{"body":"y"},"3":null}}'])(
  'what cannot be read is as if it were not there: %s',
  (text) => {
    expect(readDrafts({ newMessage: text, others: text })).toEqual(noDrafts);
  },
);

test('a message that another client of this server began is taken up', () => {
  const stored = '{"RecipientType":"ALL_ADMINS","RecipientUserId":null,"Subject":"","Body":"Hi"}';
  expect(readDrafts({ newMessage: stored, others: null }).newMessage).toEqual({ ...emptyNewMessage, body: 'Hi' });
});

test.each([
  ['{"Body":"Hi"}', { body: 'Hi' }],
  ['{"RecipientType":5,"RecipientUserId":"9","Subject":7,"Body":"Hi"}', { body: 'Hi' }],
  ['{"RecipientType":"SINGLE_TEACHER","RecipientUserId":9.5,"Body":null}', { recipient: 'teacher' }],
])('a part that cannot be read leaves the rest of a message: %s', (stored, rest) => {
  expect(readDrafts({ newMessage: stored, others: null }).newMessage).toEqual({ ...emptyNewMessage, ...rest });
});

test.each([
  ['{"files":7,"replies":{"12":{"body":"Hi","files":7}}}', { replies: { 12: { body: 'Hi', files: [] } } }],
  ['{"replies":{"12":{"body":7,"files":["a.pdf"]}}}', { replies: { 12: { body: '', files: ['a.pdf'] } } }],
  ['{"replies":{"12":{"body":"Hi"},"13":7}}', { replies: { 12: { body: 'Hi', files: [] } } }],
  ['{"replies":7,"support":{"subject":7,"body":"Hi"}}', { support: { subject: '', body: 'Hi' } }],
  ['{"replies":{"12":{"body":"Hi"}},"support":7}', { replies: { 12: { body: 'Hi', files: [] } } }],
])('a part that cannot be read leaves the others: %s', (others, rest) => {
  expect(readDrafts({ newMessage: null, others })).toEqual({ ...noDrafts, ...rest });
});

test.each<[draft: Parameters<typeof hasContent>[0], content: boolean]>([
  [{ ...emptyNewMessage }, false],
  [{ ...emptyNewMessage, recipient: 'teacher' as const, teacherId: 9 }, false],
  [{ ...emptyNewMessage, subject: ' \n' }, false],
  [{ ...emptyNewMessage, subject: 'x' }, true],
  [{ ...emptyNewMessage, body: 'x' }, true],
  [{ ...emptyNewMessage, files: ['a.pdf'] }, true],
  [{ ...emptyReply, body: 'x' }, true],
  [emptyReply, false],
])('%o has content: %s', (draft, content) => {
  expect(hasContent(draft)).toBe(content);
});

test('a draft without content is none', () => {
  expect(withReply(full, 12, { body: ' ', files: [] }).replies).toEqual({ 13: full.replies[13] });
  expect(withReply(full, 13, null).replies).toEqual({ 12: full.replies[12] });
  expect(withNewMessage(full, emptyNewMessage).newMessage).toBeNull();
  expect(withSupport(full, { subject: ' ', body: '' })).toEqual({ ...full, support: null });
  expect(withSupport(full, null)).toEqual({ ...full, support: null });
  expect(withSupport(noDrafts, full.support)).toEqual({ ...noDrafts, support: full.support });
});

test('a teacher who was chosen is kept before anything is written', () => {
  const chosen = { ...emptyNewMessage, recipient: 'teacher' as const, teacherId: 9 };
  const drafts = withNewMessage(noDrafts, chosen);
  expect(drafts.newMessage).toEqual(chosen);
  expect(readDrafts(storeDrafts(drafts))).toEqual(drafts);
  expect(withNewMessage(drafts, emptyNewMessage)).toEqual(noDrafts);
});
