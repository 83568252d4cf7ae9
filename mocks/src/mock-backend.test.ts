import { decodeCoursePage } from '@portal/domain/courses';
import { decodeBoolean } from '@portal/domain/shared';
import { decodeMenuFlags, decodePermissions } from '@portal/domain/shell';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClient, admitted, names, paging } from './backend/test-client.fixture.ts';
import { fixtureContext } from './fixtures/context.ts';
import { createMockBackend } from './mock-backend.ts';
import { personas } from './personas.ts';

const backend = createMockBackend({ seed: 7 });
const { request, openSession } = createTestClient(backend);

beforeEach(() => backend.reset());

test.each(admitted)('the answers for %s decode', async (name) => {
  const { token, userId, studentId } = await openSession(name);
  const value = async (path: string, body?: object, extra = {}) =>
    (await request(path, body, { token, ...extra })).answer.Value;
  const page = await value('Course/PagedStudentCourse', { ...paging, StudentUserId: userId });
  const list = decodeCoursePage(page, fixtureContext);
  expect(list.total).toBe(personas[name].courses.length);
  expect(decodeMenuFlags(await value('Account/ShowVideoClassAndMeeting', {}, { query: `?userId=${userId}` }))).toEqual({
    videos: true,
    liveClasses: true,
    teacherMeetings: true,
  });
  expect(decodePermissions(await value('Setting/GetStudentPermission', { StudentId: studentId }))).toEqual([
    'all:menu',
  ]);
  expect(decodeBoolean(await value('Message/IsMessageEnabled', {}, { query: `?userId=${userId}` }))).toBe(
    name !== 'quiet',
  );
  expect(decodeBoolean(await value('Message/IsHasUnreadMessage', {}, { method: 'GET' }))).toBe(
    name === 'active' || name === 'manyMessages',
  );
});

describe('the initial state', () => {
  test('comes back with a reset: students, settings, sessions, failures', async () => {
    const { token, userId } = await openSession('active');
    const before = structuredClone([backend.students, backend.setting, backend.colorScheme, backend.permissions]);
    backend.students.splice(1);
    backend.students[0]?.courses.pop();
    Object.assign(backend.setting, { OrganisationName: 'Another school' });
    backend.setting.FeatureLock.ShowEventMenu = false;
    backend.colorScheme = 'Red';
    backend.permissions.pop();
    backend.faults.fail('*', { kind: 'offline' });
    backend.reset();
    expect([backend.students, backend.setting, backend.colorScheme, backend.permissions]).toEqual(before);
    expect((await request('Account/CheckAuth', {}, { token })).status).toBe(401);
    expect((await openSession('active')).userId).toBe(userId);
  });

  test("of one mock backend leaves another's alone", () => {
    const other = createMockBackend();
    const changed = createMockBackend();
    Object.assign(changed.setting, { OrganisationName: 'Changed' });
    changed.students.forEach((student) => Object.assign(student.account, { FirstName: 'Changed' }));
    expect(other.setting.OrganisationName).toBe('Harbour English');
    expect(other.students.map((student) => student.account.FirstName)).not.toContain('Changed');
    expect(createMockBackend().setting.OrganisationName).toBe('Harbour English');
  });

  test("gives every student courses of their own: what happens to one's happens to no other's", () => {
    const own = createMockBackend();
    const changed = own.students.find((student) => student.userName === 'mei')?.courses[0];
    const others = own.students.filter((student) => student.userName !== 'mei').flatMap((student) => student.courses);
    expect(others.some((course) => course.Id === changed?.Id)).toBe(true);
    Object.assign(changed ?? {}, { ProgressStatus: 'Changed' });
    expect(others.map((course) => course.ProgressStatus)).not.toContain('Changed');
  });

  test('gives every student ids and a user name of their own', () => {
    for (const of of ['UserId', 'StudentId'] as const) {
      expect(new Set(backend.students.map(({ account }) => account[of])).size).toBe(names.length);
    }
    expect(new Set(backend.students.map((student) => student.userName)).size).toBe(names.length);
  });

  test('draws the same tokens from the same seed, and others from another', () => {
    const drawn = (seed: number) => {
      const opened = createMockBackend({ seed });
      return opened.students.map(opened.newToken);
    };
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
    expect(new Set(drawn(3)).size).toBe(names.length);
  });

  test('draws the same tokens again after a reset', async () => {
    const first = (await openSession('active')).token;
    backend.reset();
    expect((await openSession('active')).token).toBe(first);
  });

  test('has the time it was given', () => {
    const now = new Date('2026-11-20T23:37:43Z');
    expect(createMockBackend({ now: () => now }).now()).toBe(now);
  });
});
