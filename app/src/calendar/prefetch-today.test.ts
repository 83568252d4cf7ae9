import { expect, test } from 'vitest';
import { calledAhead } from '../testing/called-ahead.ts';
import { prefetchToday } from './prefetch-today.ts';

const PANEL = 'EventCalendar/ShowHideLiveClassAndMeetings';
const INTEGRATION = 'Setting/GetIntegrationConfig';
const DAY = 'EventCalendar/GetEventsByDate';

test.each([
  ['there is a panel', { [PANEL]: true }, 1],
  ['the integration is not known', { [PANEL]: true, [INTEGRATION]: 'of another shape' }, 1],
  ['the server hides it', { [PANEL]: false }, 0],
  ['it is not known whether the server does', {}, 0],
  ['the school hides it', { [PANEL]: true, [INTEGRATION]: { HideMeetingsAndTasksPanel: true } }, 0],
  ['a partner hides it', { [PANEL]: true, [INTEGRATION]: { Instance: 'Celpip', IsAddOnEnabled: true } }, 0],
])('where %s', async (_name, answers, days) => {
  const calls = await calledAhead((context) => prefetchToday(context, '2026-11-21'), {}, answers);
  expect(calls.filter(({ path }) => path === DAY)).toHaveLength(days);
});
