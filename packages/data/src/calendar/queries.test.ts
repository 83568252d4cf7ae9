import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { calendarQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const liveClass = { id: 401, headerText: 'PTE Speaking', dateTime: '2026-11-20T23:00:00Z', duration: 60 };
const entry = {
  id: 'class-401',
  title: 'PTE Speaking',
  start: '2026-11-20T23:00:00Z',
  type: 'liveclassevent',
  extendedProps: liveClass,
};
const plan = { items: [expect.objectContaining({ key: 'class-401', kind: 'liveClass' })], nextLiveClass: null };

describe('the calendar', () => {
  const { showsPanel, busyDays, day, month, liveClass: one } = calendarQueries;
  test.each([
    [
      'whether there is a panel',
      showsPanel,
      { path: 'EventCalendar/ShowHideLiveClassAndMeetings', method: 'GET', silent: true },
      true,
      true,
    ],
    [
      'the days that hold something',
      (client: Client) => busyDays(client, '2026-11-21'),
      { path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek', method: 'GET' },
      [21, 24],
      [21, 24],
    ],
    [
      'a day',
      (client: Client) => day(client, '2026-11-21'),
      { path: 'EventCalendar/GetEventsByDate', method: 'GET', query: { eventDate: '2026-11-21' } },
      [entry],
      plan,
    ],
    [
      'a month, for a file that may fail without an error page',
      (client: Client) => month(client, '2026-11-21'),
      { path: 'EventCalendar/GetCurrentMonthEvents', method: 'GET', query: { date: '2026-11-21' }, silent: true },
      [entry],
      plan,
    ],
    [
      'a live class',
      (client: Client) => one(client, 401),
      { path: 'LiveClass/GetLiveClassEvent', method: 'POST', body: { LiveClassEventId: 401 } },
      liveClass,
      expect.objectContaining({ id: 401, minutes: 60 }),
    ],
  ])('%s is asked for as the contract spells it, and read', async (_name, make, spec, answer, read) => {
    const call = vi.fn<Client['call']>(async () => answer);
    const client = mockClient({ call });
    // A query's type is its own; here each is only fetched.
    const options = make(client) as unknown as { queryKey: unknown[]; queryFn: () => Promise<unknown> };
    expect(await new QueryClient().fetchQuery({ ...options, retry: false })).toEqual(read);
    expect(call.mock.calls.map(([asked]) => asked)).toEqual([spec]);
  });
});
