import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeAnnouncement, decodeAnnouncements } from './decode.ts';

const sent = {
  Id: 71,
  Title: 'Holiday hours',
  Message: '<p>Closed on <b>Friday</b>.</p>',
  PublishDateTime: '2026-11-20T23:37:43Z',
  PublishedBy: 'Student Support',
  PublishedDate: '2026-11-21',
  MainImage: '/pictures/a.png',
  Attachments: [{ Attachment: 'hours.pdf', FullFilePath: '/files/hours.pdf' }],
};

const read = (row: unknown) => decodeAnnouncement(row, decodeContext);
const withoutField = (field: keyof typeof sent) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field));

test('an announcement is read', () => {
  expect(read(sent)).toEqual({
    id: 71,
    title: 'Holiday hours',
    html: '<p>Closed on <b>Friday</b>.</p>',
    publishedAt: new Date('2026-11-20T23:37:43Z'),
    publishedOn: '2026-11-21',
    publisher: 'Student Support',
    image: 'https://main.example/pictures/a.png',
    attachments: [{ name: 'hours.pdf', href: 'https://main.example/files/hours.pdf' }],
  });
});

test('lists keep the order of the server', () => {
  const ids = decodeAnnouncements(
    [
      { ...sent, Id: 3 },
      { ...sent, Id: 9 },
      { ...sent, Id: 1 },
    ],
    decodeContext,
  ).map(({ id }) => id);
  expect(ids).toEqual([3, 9, 1]);
});

test.each([
  ['nothing', null],
  ['an empty list', []],
])('%s is no announcements', (_name, list) => {
  expect(decodeAnnouncements(list, decodeContext)).toEqual([]);
});

const PLAIN = 'http://files.example/a.pdf';
describe.each<[string, string | null, string | null, link?: string]>([
  ['absolute', 'https://files.example/a.pdf', 'https://files.example/a.pdf'],
  ['root-relative', '/a.pdf', 'https://main.example/a.pdf'],
  ['of another host without a scheme', '//files.example/a.pdf', null],
  ['a script', 'javascript:alert(1)', null],
  ['plain http while the portal runs on https, which only a link may be', PLAIN, null, PLAIN],
  ['relative', 'a.pdf', null],
  ['empty', '', null],
  ['null', null, null],
])('an address that is %s', (_name, address, followed, link) => {
  test('of a picture', () => {
    expect(read({ ...sent, MainImage: address }).image).toBe(followed);
  });
  test('of a file: the name stays', () => {
    const { attachments } = read({ ...sent, Attachments: [{ Attachment: 'a.pdf', FullFilePath: address }] });
    expect(attachments).toEqual([{ name: 'a.pdf', href: link ?? followed }]);
  });
});

test.each([
  ['PublishedBy', { publisher: null }],
  ['MainImage', { image: null }],
  ['Message', { html: '' }],
  ['Attachments', { attachments: [] }],
] as const)('without %s it is still an announcement', (field, expected) => {
  expect(read(withoutField(field))).toMatchObject(expected);
  expect(read({ ...sent, [field]: null })).toMatchObject(expected);
});

test.each([
  ['no id', withoutField('Id')],
  ['an id as text', { ...sent, Id: '71' }],
  ['no title', withoutField('Title')],
  ['a message that is a number', { ...sent, Message: 5 }],
  ['no moment', withoutField('PublishDateTime')],
  ['a moment that is none', { ...sent, PublishDateTime: 'yesterday' }],
  ['no date', withoutField('PublishedDate')],
  ['a date with a time', { ...sent, PublishedDate: '2026-11-21T00:00:00Z' }],
  ['files without names', { ...sent, Attachments: [{ FullFilePath: '/a.pdf' }] }],
  ['nothing', null],
])('%s is not understood', (_name, row) => {
  expect(() => read(row)).toThrow(FailureError);
});

test('whatever JSON comes, each announcement is whole, or nothing is understood', () => {
  const almost = fc.record(
    Object.fromEntries(Object.entries(sent).map(([name, good]) => [name, fc.oneof(fc.constant(good), fc.jsonValue())])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(almost, { maxLength: 3 })), (value) => {
      try {
        for (const one of decodeAnnouncements(value, decodeContext)) {
          expect(Object.values(one)).not.toContain(undefined);
          expect(Number.isNaN(one.publishedAt.getTime())).toBe(false);
        }
      } catch (thrown) {
        if (!(thrown instanceof FailureError)) throw thrown;
        expect(thrown.failure.kind).toBe('notUnderstood');
      }
    }),
    { seed: 71, numRuns: 500 },
  );
});
