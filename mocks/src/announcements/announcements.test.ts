import { fixtureContext } from '../fixtures/context.ts';
import { decodeAnnouncement, decodeAnnouncements } from '@portal/domain/announcements';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announcements } from '../fixtures.ts';
import { mockBackendInTests } from '../node.ts';
import { personas, type PersonaName } from '../personas.ts';
import { createMockBackend } from '../mock-backend.ts';

const backend = createMockBackend({ now: () => new Date('2026-11-20T23:37:43Z') });
const server = mockBackendInTests(backend);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

/** The calls of a student about announcements. */
function studentOf(name: PersonaName) {
  const { userName } = personas[name];
  const student = backend.students.find((one) => one.userName === userName) ?? expect.fail(`no ${userName}`);
  const headers = { Authorization: `Basic ${backend.newToken(student)}`, 'Content-Type': 'application/json' };
  async function ask(path: string, body: object = {}) {
    const response = await fetch(`http://localhost/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { IsSuccess: boolean; Value: unknown; MessageErrorTextArray: string[] };
    return { status: response.status, ...answer };
  }
  const list = async (path: string) => decodeAnnouncements((await ask(path)).Value, fixtureContext);
  return {
    student,
    ask,
    block: () => list('Announcement/GetMessage'),
    community: () => list('Announcement/GetActiveAnnouncements'),
    showsCommunity: async () => {
      const response = await fetch(
        `http://localhost/api/CommunityPost/ShowCommunityPostPanel?userId=${student.account.UserId}`,
        { headers },
      );
      return ((await response.json()) as { Value: unknown }).Value;
    },
  };
}

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const { holidayHours, chinese } = announcements;

test('both lists are newest first', async () => {
  const mei = studentOf('active');
  for (const list of [await mei.block(), await mei.community()]) {
    expect(list.length).toBeGreaterThan(3);
    const moments = list.map(({ publishedAt }) => publishedAt.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  }
});

test('what is dismissed is gone from the block only, and only for this student', async () => {
  const mei = studentOf('active');
  const before = ids(await mei.block());
  expect(before).toContain(chinese.id);
  expect(await mei.ask('Announcement/DissmissAnnouncement', { AnnouncementId: chinese.id })).toMatchObject({
    IsSuccess: true,
    Value: null,
  });
  expect(ids(await mei.block())).toEqual(before.filter((id) => id !== chinese.id));
  expect(ids(await mei.community())).toContain(chinese.id);
  expect(ids(await studentOf('shanghai').block())).toContain(chinese.id);
});

test('reading one answers all of it, and is remembered', async () => {
  const mei = studentOf('active');
  const { Value } = await mei.ask('Announcement/ReadDetail', { AnnouncementId: holidayHours.id });
  expect(decodeAnnouncement(Value, fixtureContext)).toEqual(holidayHours);
  expect([...mei.student.announcements.read]).toEqual([holidayHours.id]);
});

test('the date is that of the student’s zone', async () => {
  const found = (await studentOf('stJohns').block()).find(({ id }) => id === holidayHours.id);
  // 09:30 in Sydney is still the evening before in St John’s.
  expect([holidayHours.publishedOn, found?.publishedOn]).toEqual(['2026-11-20', '2026-11-19']);
});

test.each(['DissmissAnnouncement', 'ReadDetail'])('%s of one that is not there is refused', async (name) => {
  expect(await studentOf('active').ask(`Announcement/${name}`, { AnnouncementId: 1 })).toMatchObject({
    status: 200,
    IsSuccess: false,
    MessageErrorTextArray: ['This announcement is no longer available.'],
  });
});

test.each(['DissmissAnnouncement', 'ReadDetail'])('%s without an id is malformed', async (name) => {
  expect((await studentOf('active').ask(`Announcement/${name}`)).status).toBe(400);
});

test('a new student has none, and one has no community panel', async () => {
  expect(await studentOf('new').block()).toEqual([]);
  expect(await studentOf('new').community()).toEqual([]);
  expect(await studentOf('new').showsCommunity()).toBe(true);
  expect(await studentOf('quiet').showsCommunity()).toBe(false);
});
