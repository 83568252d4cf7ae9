import { decodeAgendaDay, type CalendarEventWire, type AgendaDay } from '@portal/domain/calendar';
import { appointmentEntry } from '../appointments/model.ts';
import { liveClassEntry } from '../live-classes/model.ts';
import { appointmentsOf, liveClassesOf, meetingsOf } from './fixtures.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';
import { STORY_NOW } from '../story-now.ts';
import type { MockAppointment, MockClass } from '../backend/model.ts';

/** The day of every story. */
const TODAY = '2026-11-21';
const STUDENT = 5001;
function pick<T extends { id: unknown }>(list: readonly T[], id: T['id']): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`no fixture ${String(id)}`);
  return found;
}

const backend = (now: Date) => ({ now: () => now });

function liveClass(id: number, change: Partial<MockClass> = {}, now = STORY_NOW): CalendarEventWire {
  const one = { ...pick(liveClassesOf(TODAY), id), ...change };
  return liveClassEntry(backend(now), { account: { UserId: STUDENT } }, one);
}

function appointment(id: number, change: Partial<MockAppointment> = {}, now = STORY_NOW): CalendarEventWire {
  return appointmentEntry(backend(now), { ...pick(appointmentsOf(TODAY), id), ...change });
}

const agendaDayOf = (...wires: CalendarEventWire[]) => decodeAgendaDay(wires, fixtureContext);

const meeting = (id: number) => pick(meetingsOf(TODAY), `meeting-${id}`);

function cancelled(entry: CalendarEventWire): CalendarEventWire {
  if (entry.type !== 'meeting') throw new Error(`${entry.id} is no meeting`);
  return { ...entry, extendedProps: { ...entry.extendedProps, status: 'Cancelled' } };
}

/** Calendar items by name, as the server sends them at the time of every story. */
const calendarItemWires = {
  liveNow: liveClass(401),
  open: liveClass(402),
  full: liveClass(403),
  clashing: liveClass(404),
  upgradeNeeded: liveClass(405),
  registered: liveClass(406),
  hostedVideo: liveClass(402, { videoType: 'AZURE_VIDEO', videoId: 'https://media.example.com/intro.mp4' }),
  brokenVideo: liveClass(402, { videoType: 'AZURE_VIDEO', videoId: 'not an address' }),
  ended: liveClass(401, {}, new Date('2026-11-21T01:00:00Z')),
  soon: liveClass(401, {}, new Date('2026-11-20T22:48:00Z')),
  plain: liveClass(403, { taken: 0 }),
  faceToFace: meeting(501),
  online: meeting(502),
  both: meeting(503),
  meetingCancelled: cancelled(meeting(501)),
  appointment: appointment(601),
  appointmentPassed: appointment(602),
  appointmentPassedWithoutEnd: { ...appointment(602), end: null },
  appointmentPending: appointment(603),
  appointmentWithoutLink: appointment(604),
} as const satisfies Record<string, CalendarEventWire>;

/** The decoded calendar items. */
export const calendarItems = mapped(calendarItemWires, (wire) => agendaDayOf(wire).items[0]);

/** Days of the week panel by name. */
export const agendaDays = {
  today: agendaDayOf(
    calendarItemWires.liveNow,
    calendarItemWires.appointment,
    calendarItemWires.faceToFace,
    calendarItemWires.open,
    calendarItemWires.appointmentPassed,
  ),
  empty: agendaDayOf(),
  /** An empty day, with a live class on a later day. */
  noLiveClass: agendaDayOf({
    id: 'NoLiveClass-2026-11-23',
    title: '',
    start: '2026-11-22T13:00:00Z',
    end: null,
    type: 'NoLiveClass',
    extendedProps: { nextLiveClassDate: '2026-11-24' },
  }),
} satisfies Record<string, AgendaDay>;
