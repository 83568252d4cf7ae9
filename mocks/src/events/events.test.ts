import { decodeEventPage } from '@portal/domain/events';
import { expect, test } from 'vitest';
import { fixtureContext } from '../fixtures/context.ts';
import { pagedEvents } from './model.ts';
import { createMockBackend, type Student } from '../mock-backend.ts';

const backend = createMockBackend({ now: () => new Date('2026-11-20T23:37:43Z') });
const student = (userName: string): Student =>
  backend.students.find((one) => one.userName === userName) ?? expect.fail(`no ${userName}`);

function days(tab: 'upcoming' | 'past', Keyword = '', { of = 'mei', PageIndex = 0, PageSize = 100 } = {}) {
  return decodeEventPage(pagedEvents(backend, student(of), tab, { PageIndex, PageSize, Keyword }), fixtureContext);
}
const dates = (...args: Parameters<typeof days>) => days(...args).rows.map(({ date }) => date);

test('upcoming events begin today with dates ascending, past ones descend', () => {
  expect(dates('upcoming')[0]).toBe('2026-11-21');
  expect(dates('upcoming')).toEqual(dates('upcoming').toSorted());
  expect(dates('past')[0]).toBe('2026-11-19');
  expect(dates('past')).toEqual(dates('past').toSorted().toReversed());
});

test('pages count days: none is on two pages, and past the end is nothing', () => {
  for (const tab of ['upcoming', 'past'] as const) {
    const { total, rows } = days(tab);
    expect(total).toBe(rows.length);
    expect(total).toBeGreaterThan(10);
    const pages = [0, 1, 2].map((PageIndex) => days(tab, '', { PageIndex, PageSize: 10 }));
    expect(pages.map((page) => page.total)).toEqual([total, total, total]);
    expect(pages.flatMap((page) => page.rows)).toEqual(rows);
    expect(days(tab, '', { PageIndex: 9, PageSize: 10 }).rows).toEqual([]);
  }
});

test.each(['CLINIC', ' clinic ', 'listen back'])('%j is found in name or description', (keyword) => {
  const found = days('upcoming', keyword).rows.flatMap(({ events }) => events);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Pronunciation clinic']));
});

test('a student for whom nothing is planned has no events', () => {
  for (const tab of ['upcoming', 'past'] as const) expect(days(tab, '', { of: 'sam' })).toEqual({ rows: [], total: 0 });
});

test('today is in the student’s zone: the 21st is still today in St John’s when it is over in Sydney', () => {
  backend.now = () => new Date('2026-11-22T00:00:00Z');
  expect(dates('upcoming')[0]).toBe('2026-11-22');
  expect(dates('upcoming', '', { of: 'joe' })[0]).toBe('2026-11-21');
});
