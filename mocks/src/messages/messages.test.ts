import { decodeConversation, decodeConversationPage, decodeTeachers } from '@portal/domain/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { API, createTestClient } from '../backend/test-client.fixture.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { conversationEntries, conversations, fiveThousandConversations, teachers } from '../fixtures.ts';
import { createMockBackend, readAllMessages, receiveMessage } from '../mock-backend.ts';
import { personas, type PersonaName } from '../personas.ts';
import { STORY_NOW } from '../story-now.ts';

const backend = createMockBackend({ now: () => STORY_NOW });
const { request, openSession, send } = createTestClient(backend);

beforeEach(() => backend.reset());

const paging = { PageIndex: 0, PageSize: 50, SortFieldName: '', SortOrder: 'DESC', Keyword: '' };

/** A student's calls about messages. */
async function correspondent(name: PersonaName = 'active') {
  const { token } = await openSession(name);
  const student = backend.students.find((one) => one.userName === personas[name].userName) ?? expect.fail(name);
  const ask = async (call: string, body: object = {}, method = 'POST') => {
    const { status, answer } = await request(`Message/${call}`, body, { token, method });
    return { status, ...answer };
  };
  const list = async (folder: 'Active' | 'Archived', change: object = {}) =>
    decodeConversationPage(
      (await ask(`Get${folder}MessageHelperGridJson`, { ...paging, ...change })).Value,
      fixtureContext,
    );
  const active = async (change: object = {}) => (await list('Active', change)).rows;
  return {
    student,
    ask,
    active,
    total: async (change: object = {}) => (await list('Active', change)).total,
    archived: async () => (await list('Archived')).rows,
    first: async () => (await active())[0] ?? expect.fail('no conversation'),
    entries: async ({ interactedUserId, topicId }: { interactedUserId: number; topicId: number }) =>
      decodeConversation(
        (await ask('GetMessageDetailsJson', { InteractedUserId: interactedUserId, TopicId: topicId })).Value,
        fixtureContext,
      ),
    unread: async () => (await ask('IsHasUnreadMessage', {}, 'GET')).Value,
    file: async (path: string, header = `Basic ${token}`) =>
      send(API.replace('/api', path), { headers: header ? { Authorization: header } : {} }),
  };
}

const { certificate, feedback, meeting, weeks, archivedTimetable } = conversations;

const message = { Subject: 'Essay', Body: 'Hello', Attachments: [] as object[], RecipientType: 'ALL_ADMINS' };
const answerTo = ({ id, interactedUserId, topicId }: typeof certificate) => ({
  Body: 'Thank you',
  RecipientUserId: interactedUserId,
  CurrentHelperId: id,
  TopicId: topicId,
  Attachments: [] as object[],
});
const attachment = (name = 'notes.pdf', content = 'notes') => ({
  AttachmentName: name,
  AttachmentBase64: btoa(content),
  AttachmentSize: content.length,
});
const refused = { status: 200, IsSuccess: false, Value: null, MessageErrorTextArray: [expect.any(String)] };
const accepted = { status: 200, IsSuccess: true, Value: null };
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the lists', () => {
  test('are those of the fixtures, the newest first, each conversation in one of them', async () => {
    const { active, archived } = await correspondent();
    const both = [await active(), await archived()];
    for (const rows of both) {
      const moments = rows.map(({ modifiedAt }) => modifiedAt.getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    }
    expect(both.map((rows) => rows.length)).toEqual([14, 4]);
    expect(both.flat().toSorted((a, b) => a.id - b.id)).toEqual(Object.values(conversations));
    expect(new Set((await archived()).map(({ folder }) => folder))).toEqual(new Set(['archive']));
  });

  test('come page by page, sorted as asked, and are searched in sender and preview', async () => {
    const { active, total } = await correspondent();
    expect(ids(await active({ PageIndex: 1, PageSize: 10 }))).toEqual(ids(await active()).slice(10));
    expect(await total({ PageIndex: 1, PageSize: 10 })).toBe(14);
    const names = (await active({ SortFieldName: 'LastSenderName', SortOrder: 'ASC' })).map(
      (one) => one.lastSenderName,
    );
    expect(names[0]).toBe('Daniel Okafor');
    expect(ids(await active({ Keyword: ' 14:30 ' }))).toEqual([meeting.id]);
    expect(await total({ Keyword: 'priya' })).toBe(2);
  });

  test('show the first line of the last entry as plain text, and no line where there is none', () => {
    expect(certificate.preview).toBe('Your certificate is ready. You can download it from My Packages at any time.');
    expect(feedback.preview).toMatch(/^Lovely improvement .*Thursday:$/);
    expect(conversations.rich.preview).toBe('See you on Saturday');
    expect(conversations.attachmentOnly.preview).toBe('');
    expect(conversations.longWords.preview).toContain('australia&valid=');
  });

  test('are empty for a new student, who has no teachers to write to', async () => {
    const sam = await correspondent('new');
    expect([await sam.active(), await sam.archived(), await sam.unread()]).toEqual([[], [], false]);
    expect((await sam.ask('GetTeacherSelectList')).Value).toEqual([]);
  });

  test('of one student are nobody else’s, and greet by name', async () => {
    const wei = await correspondent('shanghai');
    expect(ids(await wei.active()).filter((id) => ids(Object.values(conversations)).includes(id))).toEqual([]);
    expect(await wei.total({ Keyword: 'Thanks 王伟' })).toBe(1);
  });

  test('may have five thousand rows', async () => {
    const olga = await correspondent('manyMessages');
    expect(await olga.total()).toBe(5000);
    expect(await olga.active({ PageIndex: 100 })).toEqual([]);
    expect(await olga.active({ PageIndex: 99 })).toHaveLength(50);
    expect(fiveThousandConversations()).toHaveLength(5000);
  });
});

describe('a conversation', () => {
  test('has its entries, the oldest first', async () => {
    const { entries } = await correspondent();
    for (const [name, row] of Object.entries(conversations)) {
      const found = await entries(row);
      expect(found).toEqual(conversationEntries[name as keyof typeof conversations]);
      const moments = found.map(({ sentAt }) => sentAt.getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(found.at(-1)?.sentAt).toEqual(row.modifiedAt);
    }
    expect(await entries(weeks)).toHaveLength(120);
  });

  test('is written before now, and today only the newest of them', () => {
    const moments = Object.values(conversations).map(({ modifiedAt }) => modifiedAt.getTime());
    expect(Math.max(...moments)).toBe(certificate.modifiedAt.getTime());
    expect(certificate.modifiedAt).toEqual(new Date('2026-11-20T22:12:43Z'));
    expect(feedback.modifiedAt).toEqual(new Date('2026-11-20T05:05:00Z'));
  });

  test.each([
    ['GetMessageDetailsJson', { InteractedUserId: certificate.interactedUserId, TopicId: feedback.topicId }],
    ['GetMessageDetailsJson', { InteractedUserId: certificate.interactedUserId, TopicId: 1 }],
    ['SetAsRead', { MessageHelperId: 1 }],
    ['SetAsArchived', { MessageHelperId: 1 }],
    ['Reply', { ...answerTo(certificate), CurrentHelperId: 1 }],
    ['Reply', { ...answerTo(certificate), TopicId: feedback.topicId }],
    ['Reply', { ...answerTo(certificate), RecipientUserId: feedback.interactedUserId }],
  ])('that is not there is refused: %s %j', async (call, body) => {
    expect(await (await correspondent()).ask(call, body)).toMatchObject(refused);
  });

  test.each([
    ['GetMessageDetailsJson', { InteractedUserId: certificate.interactedUserId, TopicId: certificate.topicId }],
    ['SetAsRead', { MessageHelperId: certificate.id }],
    ['SetAsArchived', { MessageHelperId: certificate.id }],
    ['Reply', answerTo(certificate)],
  ])('of another student is refused, and stays as it is: %s', async (call, body) => {
    expect(await (await correspondent('shanghai')).ask(call, body)).toMatchObject(refused);
    expect(await (await correspondent()).first()).toEqual(certificate);
  });

  test.each([
    ['GetMessageDetailsJson', { InteractedUserId: 3000 }],
    ['SetAsRead', {}],
    ['SetAsArchived', { MessageHelperId: '10001' }],
    ['Reply', { ...answerTo(certificate), Attachments: null }],
    ['Create', { ...message, Body: undefined }],
    ['GetActiveMessageHelperGridJson', { PageIndex: 0 }],
  ])('is not found by a malformed request: %s %j', async (call, body) => {
    expect((await (await correspondent()).ask(call, body)).status).toBe(400);
  });
});

describe('read, unread, archived', () => {
  test('there is an unread message until each active one is read', async () => {
    const { active, ask, unread } = await correspondent();
    const open = (await active()).filter(({ read }) => !read);
    expect(open.map(({ lastSenderName }) => lastSenderName)).toEqual(['Student Support', 'Priya Raman', '李静']);
    for (const { id } of open) {
      expect(await unread()).toBe(true);
      expect(await ask('SetAsRead', { MessageHelperId: id })).toMatchObject(accepted);
    }
    expect(await unread()).toBe(false);
    expect((await active()).every(({ read }) => read)).toBe(true);
  });

  test('an archived conversation moves to the other list, and does not count as unread', async () => {
    const { student, ask, active, archived, unread } = await correspondent();
    readAllMessages(backend, student);
    const { id } = receiveMessage(backend, student);
    expect(await unread()).toBe(true);
    expect(await ask('SetAsArchived', { MessageHelperId: id })).toMatchObject(accepted);
    expect(ids(await active())).not.toContain(id);
    expect((await archived())[0]).toMatchObject({ id, folder: 'archive', read: false });
    expect(await unread()).toBe(false);
  });

  test('only some students have unread ones', async () => {
    const max = await correspondent('many');
    expect(await max.unread()).toBe(false);
    expect(await max.total()).toBe(14);
  });
});

describe('a message that arrives', () => {
  test('begins a conversation with Student Support at the top', async () => {
    const { student, first, entries } = await correspondent();
    const { id } = receiveMessage(backend, student, { html: '<p>Are you there?</p>' });
    expect(await first()).toMatchObject({
      id,
      lastSenderName: 'Student Support',
      preview: 'Are you there?',
      read: false,
    });
    expect(await entries(await first())).toHaveLength(1);
  });

  test('or comes into a conversation, which is active and unread by that', async () => {
    const { student, first, archived, entries } = await correspondent();
    receiveMessage(backend, student, { to: archivedTimetable.id });
    expect(await first()).toMatchObject({ id: archivedTimetable.id, lastSenderName: 'Priya Raman', read: false });
    expect(ids(await archived())).not.toContain(archivedTimetable.id);
    expect(await entries(archivedTimetable)).toHaveLength(3);
  });
});

describe('a new message', () => {
  test('to support is a new row at the top, read', async () => {
    const { ask, first, entries, total } = await correspondent();
    expect(await ask('Create', { ...message, Body: 'Is 1 < 2 & "3"?\n\nIt’s <b>bold</b>' })).toMatchObject(accepted);
    expect(await total()).toBe(15);
    const row = await first();
    expect(row).toMatchObject({
      interactedUserId: certificate.interactedUserId,
      lastSenderName: 'Mei',
      preview: 'Is 1 < 2 & "3"?',
      read: true,
      modifiedAt: STORY_NOW,
    });
    expect(await entries(row)).toMatchObject([
      {
        own: true,
        html: 'Is 1 &lt; 2 &amp; &quot;3&quot;?<br><br>It’s &lt;b&gt;bold&lt;/b&gt;',
        authorName: 'Mei',
        attachments: [],
      },
    ]);
  });

  test('goes to each teacher of the list', async () => {
    const { ask, first } = await correspondent();
    const list = decodeTeachers((await ask('GetTeacherSelectList')).Value);
    expect(list).toEqual(teachers.some);
    expect(list.map(({ name }) => name)).toContain('Marcus Webb');
    for (const { id } of list) {
      const body = { ...message, RecipientType: 'SINGLE_TEACHER', RecipientUserId: id };
      expect(await ask('Create', body)).toMatchObject(accepted);
      expect((await first()).interactedUserId).toBe(id);
    }
  });

  test('may choose among many teachers', async () => {
    const olga = await correspondent('manyMessages');
    expect(decodeTeachers((await olga.ask('GetTeacherSelectList')).Value)).toEqual(teachers.many);
    expect(new Set(ids(teachers.many)).size).toBe(teachers.many.length);
  });

  test.each([
    ['no subject', { Subject: ' ' }],
    ['no body', { Body: '\n' }],
    ['no teacher', { RecipientType: 'SINGLE_TEACHER' }],
    ['an unknown teacher', { RecipientType: 'SINGLE_TEACHER', RecipientUserId: 1 }],
    ['an office as teacher', { RecipientType: 'SINGLE_TEACHER', RecipientUserId: certificate.interactedUserId }],
    ['an unknown kind of recipient', { RecipientType: 'EVERYBODY' }],
  ])('is refused with %s, and leaves nothing behind', async (_name, change) => {
    const { ask, total } = await correspondent();
    expect(await ask('Create', { ...message, ...change })).toMatchObject(refused);
    expect(await total()).toBe(14);
  });
});

describe('a reply', () => {
  test('is the last entry, and the row is read and shows it', async () => {
    const { ask, first, entries } = await correspondent();
    expect(await ask('Reply', { ...answerTo(feedback), Body: 'Thank you\nMei' })).toMatchObject(accepted);
    expect(await first()).toMatchObject({
      id: feedback.id,
      read: true,
      lastSenderName: 'Mei',
      preview: 'Thank you',
      modifiedAt: STORY_NOW,
    });
    expect((await entries(feedback)).at(-1)).toMatchObject({ own: true, html: 'Thank you<br>Mei' });
  });

  test('makes an archived conversation active again', async () => {
    const { ask, first, archived } = await correspondent();
    expect(await ask('Reply', answerTo(archivedTimetable))).toMatchObject(accepted);
    expect(await first()).toMatchObject({ id: archivedTimetable.id, folder: 'active' });
    expect(await archived()).toHaveLength(3);
  });

  test('needs a text', async () => {
    const { ask, first } = await correspondent();
    expect(await ask('Reply', { ...answerTo(certificate), Body: ' ' })).toMatchObject(refused);
    expect(await first()).toEqual(certificate);
  });
});

const LIMIT = 20_971_520;
const zeros = (bytes: number) => attachment('zeros.pdf', '\0'.repeat(bytes));

describe('attachments', () => {
  test.each(['a.jpg', 'a.png', 'a.pdf', 'a.doc', 'a.DOCX', 'a.Xls', 'two words.b.XLSX', '作业.pdf', "it's (1)#?.pdf"])(
    '%s is kept, and comes back from its URL as it was sent',
    async (name) => {
      const { ask, first, entries, file } = await correspondent();
      expect(await ask('Create', { ...message, Attachments: [attachment(name)] })).toMatchObject(accepted);
      const [entry] = await entries(await first());
      const [held] = entry?.attachments ?? [];
      expect(held?.name).toBe(name);
      const response = await file(held?.href ?? '');
      expect([response.status, await response.text()]).toEqual([200, 'notes']);
    },
  );

  test('of one name each have a URL of their own', async () => {
    const { ask, entries, file } = await correspondent();
    const files = [attachment('a.pdf', 'one'), attachment('a.pdf', 'two')];
    await ask('Reply', { ...answerTo(certificate), Attachments: files });
    await ask('Reply', { ...answerTo(certificate), Attachments: [attachment('a.pdf', 'three')] });
    const held = (await entries(certificate)).flatMap(({ attachments }) => attachments);
    const texts = await Promise.all(held.map(async ({ href }) => (await file(href ?? '')).text()));
    expect(texts).toEqual(['one', 'two', 'three']);
  });

  test.each([
    ['of a type that is not allowed', { AttachmentName: 'notes.exe' }],
    ['without an extension', { AttachmentName: 'notespdf' }],
    ['that is no base64', { AttachmentBase64: 'no%s' }],
    ['with a line break', { AttachmentBase64: 'bm90\nZXM=' }],
    ['without its padding', { AttachmentBase64: 'bm90ZXM' }],
    ['of another size than declared', { AttachmentSize: 6 }],
  ])('%s are refused by name, the others too', async (_name, change) => {
    const { ask, total } = await correspondent();
    const bad = { ...attachment(), ...change };
    const sent = await ask('Create', { ...message, Attachments: [attachment('good.pdf'), bad] });
    expect(sent).toMatchObject(refused);
    expect(sent.MessageErrorTextArray[0]).toContain(bad.AttachmentName);
    expect(await ask('Reply', { ...answerTo(certificate), Attachments: [bad] })).toMatchObject(refused);
    expect(await total()).toBe(14);
  });

  test.each([null, 'notes.pdf', {}, { AttachmentName: 'a.pdf' }])('that are none are refused: %j', async (one) => {
    expect(await (await correspondent()).ask('Create', { ...message, Attachments: [one] })).toMatchObject(refused);
  });

  test('may have exactly 20 MB, and no byte more', async () => {
    const { ask } = await correspondent();
    expect(await ask('Create', { ...message, Attachments: [zeros(LIMIT)] })).toMatchObject(accepted);
    const tooLarge = await ask('Create', { ...message, Attachments: [zeros(LIMIT + 1)] });
    expect(tooLarge).toMatchObject(refused);
    expect(tooLarge.MessageErrorTextArray[0]).toContain('zeros.pdf');
  });

  test('may be empty, and may come as data URLs', async () => {
    const { ask } = await correspondent();
    const dataUrl = { ...attachment(), AttachmentBase64: `data:application/pdf;base64,${btoa('notes')}` };
    expect(await ask('Create', { ...message, Attachments: [attachment('empty.pdf', ''), dataUrl] })).toMatchObject(
      accepted,
    );
  });

  const held = conversationEntries.feedback[0]?.attachments[0]?.href ?? expect.fail('no file');

  test('need the credentials of the student', async () => {
    const { file } = await correspondent();
    const found = await file(held);
    expect([found.status, await found.text(), found.headers.get('Content-Type')]).toEqual([
      200,
      'The file describe-image-notes.pdf.',
      'application/pdf',
    ]);
    expect((await file(held, '')).status).toBe(401);
    expect((await file(held, 'Basic of-nobody')).status).toBe(401);
    expect((await file('/school/messages/feedback/other.pdf')).status).toBe(404);
  });

  test('of one student are not found by another', async () => {
    const { ask, first, entries } = await correspondent();
    await ask('Create', { ...message, Attachments: [attachment()] });
    const [own] = await entries(await first());
    expect((await (await correspondent('many')).file(own?.attachments[0]?.href ?? '')).status).toBe(404);
  });

  test('at URLs that are not allowed have no link, and are listed all the same', () => {
    const files = conversationEntries.files.flatMap(({ attachments }) => attachments);
    expect(files.map(({ href }) => href === null)).toEqual([false, false, false, true, true]);
  });
});
