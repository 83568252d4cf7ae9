import { expect } from 'vitest';
import { describeQuery } from '../testing/describe-query.ts';
import { calendarQueries } from './queries.ts';

const liveClass = { id: 401, headerText: 'PTE Speaking', dateTime: '2026-11-20T23:00:00Z', duration: 60 };
const entry = {
  id: 'class-401',
  title: 'PTE Speaking',
  start: '2026-11-20T23:00:00Z',
  type: 'liveclassevent',
  extendedProps: liveClass,
};
const plan = { items: [expect.objectContaining({ key: 'class-401', kind: 'liveClass' })], nextLiveClass: null };

describeQuery('whether there is a panel', {
  make: (client) => calendarQueries.showsPanel(client),
  key: ['shell', 'flags', 'calendarPanel'],
  call: { path: 'EventCalendar/ShowHideLiveClassAndMeetings', method: 'GET', silent: true },
  answer: true,
  read: true,
});

describeQuery('the days that hold something', {
  make: (client) => calendarQueries.busyDays(client, '2026-11-21'),
  key: ['calendar', 'busyDays', '2026-11-21'],
  call: { path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek', method: 'GET' },
  answer: [21, 24],
  read: [21, 24],
});

describeQuery('a day', {
  make: (client) => calendarQueries.day(client, '2026-11-21'),
  key: ['calendar', 'day', '2026-11-21'],
  call: { path: 'EventCalendar/GetEventsByDate', method: 'GET', query: { eventDate: '2026-11-21' } },
  answer: [entry],
  read: plan,
});

describeQuery('a month, for a file that may fail without an error page', {
  make: (client) => calendarQueries.month(client, '2026-11-21'),
  key: ['calendarFile', '2026-11'],
  call: { path: 'EventCalendar/GetCurrentMonthEvents', method: 'GET', query: { date: '2026-11-21' }, silent: true },
  answer: [entry],
  read: plan,
});

describeQuery('a live class', {
  make: (client) => calendarQueries.liveClass(client, 401),
  key: ['calendar', 'liveClass', 401],
  call: { path: 'LiveClass/GetLiveClassEvent', method: 'POST', body: { LiveClassEventId: 401 } },
  answer: liveClass,
  read: expect.objectContaining({ id: 401, minutes: 60 }),
});
