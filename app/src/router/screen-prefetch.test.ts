// @vitest-environment jsdom
import { createQueryClient, type CallSpec } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import type { Session } from '@portal/domain/session';
import { expect, test, vi } from 'vitest';
import { prefetch as prefetchMeetings } from '../appointments/MeetingsContainer.tsx';
import { prefetch as prefetchBookedMeetings } from '../appointments/BookedMeetingsContainer.tsx';
import { prefetch as prefetchEvents } from '../events/EventsContainer.tsx';
import { prefetch as prefetchLessons } from '../lessons/LessonsContainer.tsx';
import { prefetch as prefetchLiveClasses } from '../live-classes/LiveClassesContainer.tsx';
import { prefetch as prefetchMessages } from '../messages/MessagesContainer.tsx';
import { prefetch as prefetchProfile } from '../profile/ProfileContainer.tsx';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from './lazy-route.tsx';

type Prefetch = (context: ScreenPrefetchContext, address: RouteAddress) => Promise<unknown>;

const ANSWERS: Readonly<Record<string, unknown>> = { 'LiveClass/GetStudentCourses': [] };

/** What a screen asks for ahead at an address: the call, with the keyword where it has one. */
async function askedAt(prefetch: Prefetch, address: Partial<RouteAddress>): Promise<string[]> {
  const call = vi.fn(async ({ path }: CallSpec) => ANSWERS[path] ?? null);
  await prefetch(
    {
      client: mockClient({ call }),
      queries: createQueryClient(),
      student: { userId: 7001, studentId: 7001, userName: 'mei' },
      ahead: 'screen',
      // None of these screens reads it.
      session: null as unknown as Session,
      loadTranslations: () => Promise.resolve(),
    },
    { params: {}, search: new URLSearchParams(), ...address },
  );
  return call.mock.calls.map(([{ path, body }]) => {
    const { Keyword: keyword = '' } = (body ?? {}) as { Keyword?: string };
    return keyword ? `${path} ${keyword}` : path;
  });
}

const LIVE = [
  'LiveClass/ShowHideLiveClassLibrary',
  'LiveClass/GetNextUpcomingLiveClassEvent',
  'LiveClass/GetStudentCourses',
];

test.for<[screen: string, Prefetch, search: string, asked: string[]]>([
  ['events', prefetchEvents, '', ['Event/GetUpcomingEventGridJson']],
  ['events', prefetchEvents, 'tab=past&q=pte', ['Event/GetPastEventGridJson pte']],
  ['live classes', prefetchLiveClasses, '', [...LIVE, 'LiveClass/GetUpcomingLiveClassEventGridJson']],
  [
    'live classes',
    prefetchLiveClasses,
    'sub=registered&q=pte',
    [...LIVE, 'LiveClass/GetRegisteredLiveClassEventGridJson pte'],
  ],
  ['the library', prefetchLiveClasses, 'tab=library&q=pte', ['LiveClass/ShowHideLiveClassLibrary']],
  ['messages', prefetchMessages, '', ['Message/GetActiveMessageHelperGridJson']],
  ['messages', prefetchMessages, 'tab=archive&q=pte', ['Message/GetArchivedMessageHelperGridJson pte']],
  [
    'a conversation',
    prefetchMessages,
    'conversation=1&user=2&topic=3',
    ['Message/GetActiveMessageHelperGridJson', 'Message/GetMessageDetailsJson'],
  ],
  [
    'appointments',
    prefetchMeetings,
    '',
    [
      'Appointment/GetStudentAppointments',
      'Appointment/GetAppointmentTypeByStudentId',
      'Appointment/GetCoursesWithAppointment',
    ],
  ],
  ['the booking wizard', prefetchMeetings, 'step=type', []],
  ['booked meetings', prefetchBookedMeetings, '', ['Appointment/GetStudentAppointments']],
  ['the profile', prefetchProfile, '', ['Profile/GetProfile', 'Setting/GetAppSetting', 'Setting/GetIntegrationConfig']],
])('the data of %s are fetched ahead, as the address shows them (%#)', async ([, prefetch, search, asked]) => {
  expect(await askedAt(prefetch, { search: new URLSearchParams(search) })).toEqual(asked);
});

test.for([
  ['101', ['Course/GetCourseById', 'Course/GetCourseModule', 'Course/GetCourseResetStatus']],
  ['none', []],
] as const)('the lessons of course %s', async ([id, asked]) => {
  expect(await askedAt(prefetchLessons, { params: { id } })).toEqual(asked);
});
