// @vitest-environment jsdom
import { createDataWrapper } from '@portal/data/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { zoneName } from '@portal/ui/i18n';
import { createSession } from '../testing/create-session.ts';
import { deviceZone } from './device-zone.ts';
import { keepLastVisit, restoreLastVisit } from './last-visit.ts';

let stop: () => void = () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  localStorage.clear();
  document.cookie = 'authorizationToken=; Max-Age=0; Path=/';
});

const { student } = createDataWrapper();

/** A signed-in student whose page shows something that may be kept. */
async function visit(userId = student.account.UserId, TimeZoneWithUtc = student.account.TimeZoneWithUtc) {
  const { queries } = createDataWrapper();
  const session = createSession(() => ({ ...student.account, UserId: userId, TimeZoneWithUtc }));
  await session.signIn('mei', 'secret');
  stop = keepLastVisit(session, queries);
  return { session, queries };
}

async function fetchCourses({ queries }: Awaited<ReturnType<typeof visit>>) {
  await queries.fetchQuery({ queryKey: ['courses'], queryFn: async () => ['PTE'], meta: { kept: true } });
  await queries.fetchQuery({ queryKey: ['profile'], queryFn: async () => ({ phone: '1' }) });
}

function hide(state: DocumentVisibilityState = 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what a page shows is kept when it is hidden, and restored at the next visit', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide('visible');
  expect(localStorage.getItem('lastVisit')).toBeNull();
  hide();
  expect(localStorage.getItem('lastVisit')).not.toContain('phone');
  stop();
  const next = await visit();
  expect(restoreLastVisit(next.session, next.queries)).toBe(true);
  expect(next.queries.getQueryData(['courses'])).toEqual(['PTE']);
});

test('the notice of another zone is kept with it, unless the student keeps the zone', async () => {
  const ELSEWHERE = 'Pacific/Kiritimati';
  const kept = () => (JSON.parse(localStorage.getItem('lastVisit') ?? '{}') as { zone?: unknown }).zone;
  await visit(student.account.UserId, `(UTC+14:00) ${ELSEWHERE}`);
  hide();
  expect(kept()).toEqual({
    device: zoneName('en', deviceZone(), new Date()),
    profile: 'Line Islands Time (UTC+14)',
    language: 'en',
    offset: new Date().getTimezoneOffset(),
  });
  localStorage.setItem('zoneKept', `${deviceZone()} ${ELSEWHERE}`);
  hide();
  expect(kept()).toBeNull();
});

test('the next student does not get it, and nobody gets it after them', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide();
  stop();
  const next = await visit(5002);
  expect(restoreLastVisit(next.session, next.queries)).toBe(false);
  expect(next.queries.getQueryData(['courses'])).toBeUndefined();
  expect(localStorage.getItem('lastVisit')).toBeNull();
});

test('it is forgotten with the session, and not kept without one', async () => {
  const first = await visit();
  await fetchCourses(first);
  hide();
  first.session.expire([]);
  expect(localStorage.getItem('lastVisit')).toBeNull();
  hide();
  expect(localStorage.getItem('lastVisit')).toBeNull();
  expect(restoreLastVisit(first.session, first.queries)).toBe(false);
});
