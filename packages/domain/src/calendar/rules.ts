import { isAtPlace, isOnline, type BookingStatus } from '../blocks/index.ts';
import { addDays, dayOfMonth, type LinkHref } from '../shared/index.ts';
import type { CalendarItem, CalendarLiveClass, Meeting } from './model.ts';

/** The panel shows today and the next six days (001 §9). */
const DAYS_SHOWN = 7;

/** One day of the panel. */
export interface PanelDay {
  /** `YYYY-MM-DD` in the student's zone. */
  date: string;
  /** null = not known. */
  busy: boolean | null;
}

/**
 * Returns the seven days from today.
 *
 * @param busyDays days of the month, as the server sends them; null = not known
 */
export function panelDays(today: string, busyDays: readonly number[] | null): PanelDay[] {
  return Array.from({ length: DAYS_SHOWN }, (_, i) => {
    const date = addDays(today, i);
    return { date, busy: busyDays && busyDays.includes(dayOfMonth(date)) };
  });
}

/** Whether no day of the week is busy; false while that is unknown. */
export function isFreeWeek(days: readonly PanelDay[]): boolean {
  return days.every(({ busy }) => busy === false);
}

/**
 * Whether the live-class and meetings panel is shown (000 §2.8): the server's flag is set, and no partner's configuration
 * hides it. null = not known yet.
 */
export function showsCalendarPanel(serverFlag: boolean | null, hiddenByIntegration: boolean | null): boolean | null {
  if (serverFlag === false || hiddenByIntegration === true) return false;
  return serverFlag === null || hiddenByIntegration === null ? null : true;
}

/** Returns a live class without its actions, for one that no longer exists. */
export function withoutActions(liveClass: CalendarLiveClass): CalendarLiveClass {
  return { ...liveClass, joinUrl: null, mayRegister: false, mayJoin: false, mayCancel: false, upgradeNeeded: false };
}

/** Returns a live class without registration, for one whose flags are from before a change of it. */
export function withoutRegistration(liveClass: CalendarLiveClass): CalendarLiveClass {
  return { ...liveClass, mayRegister: false, mayCancel: false };
}

/** An item counts as `soon` when its start is at most this many minutes away. */
const COUNTDOWN_MINUTES = 60;

/**
 * How an item relates to now. For labels only: what the student may do is the server's decision.
 * `minutes` until the start, rounded up, so that it is never 0.
 */
export type TimeRelation = { kind: 'later' } | { kind: 'soon'; minutes: number } | { kind: 'now' } | { kind: 'ended' };

/** Returns how an item relates to now; one without an end never ends. */
export function timeRelationOf({ starts, ends }: Pick<CalendarItem, 'starts' | 'ends'>, now: Date): TimeRelation {
  const until = starts.getTime() - now.getTime();
  if (until > 0) {
    const minutes = Math.ceil(until / 60_000);
    return minutes <= COUNTDOWN_MINUTES ? { kind: 'soon', minutes } : { kind: 'later' };
  }
  return ends && now >= ends ? { kind: 'ended' } : { kind: 'now' };
}

/** The status of a meeting or an appointment; null = it has none. */
export function bookingStatusOf(item: CalendarItem): BookingStatus | null {
  switch (item.kind) {
    case 'liveClass':
      return null;
    case 'meeting':
      return item.meeting.status;
    case 'appointment':
      return item.appointment.status;
  }
}

/**
 * Returns how an item relates to now, its status included: one that the server flags as over, completed or cancelled
 * has ended.
 */
export function itemRelationOf(item: CalendarItem, now: Date): TimeRelation {
  const status = bookingStatusOf(item);
  const passed = item.kind === 'appointment' && item.appointment.passed;
  return passed || status === 'completed' || status === 'cancelled' ? { kind: 'ended' } : timeRelationOf(item, now);
}

/**
 * Returns the link and the place of a meeting; null where its mode does not have them (001 §2). One of unknown mode has
 * what was sent.
 */
export function meetingChannels({ mode, link, place }: Meeting): { link: LinkHref | null; place: string | null } {
  if (mode === 'unknown') return { link, place };
  return { link: isOnline(mode) ? link : null, place: isAtPlace(mode) ? place : null };
}

/** The join link of an item; null = there is none, or its URL is not allowed. */
export function joinHref(item: CalendarItem): LinkHref | null {
  switch (item.kind) {
    case 'liveClass':
      return item.liveClass.joinUrl;
    case 'meeting':
      return meetingChannels(item.meeting).link;
    case 'appointment':
      return item.appointment.link?.href ?? null;
  }
}

/** The join link while the server allows joining; only live classes and meetings have such a flag. */
export function joinHrefNow(item: CalendarItem): LinkHref | null {
  switch (item.kind) {
    case 'liveClass':
      return item.liveClass.mayJoin ? joinHref(item) : null;
    case 'meeting':
      return item.meeting.mayJoin ? joinHref(item) : null;
    case 'appointment':
      return null;
  }
}

const HOURS = /^(\d{2}:\d{2}) - (\d{2}:\d{2})$/;

/** Parses start and end in a meeting's text; null when it has another format. */
export function meetingHours({ time }: Pick<Meeting, 'time'>): { start: string; end: string } | null {
  const [, start, end] = HOURS.exec(time) ?? [];
  return start !== undefined && end !== undefined ? { start, end } : null;
}

/** Returns the next start or end after now, when the server's flags have to be refetched; null = there is none. */
export function nextChange(items: readonly Pick<CalendarItem, 'starts' | 'ends'>[], now: Date): Date | null {
  const ahead = items.flatMap(({ starts, ends }) => [starts, ends]).filter((at) => at !== null && at > now);
  return ahead.reduce<Date | null>((soonest, at) => (at && (!soonest || at < soonest) ? at : soonest), null);
}

/**
 * Whether the student takes part in an item that is about to begin or is on, and the server does not allow joining yet.
 * It may allow it at any time from now on, so its flag has to be refetched. After its start a class cannot be cancelled
 * any more: then its URL shows that the student is registered.
 */
export function waitsToJoin(item: CalendarItem, now: Date): boolean {
  const { kind } = itemRelationOf(item, now);
  if (kind !== 'soon' && kind !== 'now') return false;
  switch (item.kind) {
    case 'liveClass': {
      const { mayJoin, mayRegister, mayCancel, joinUrl } = item.liveClass;
      return !mayJoin && !mayRegister && (mayCancel || joinUrl !== null);
    }
    case 'meeting':
      return !item.meeting.mayJoin && isOnline(item.meeting.mode) === true;
    case 'appointment':
      return false;
  }
}

/** Number of the student's items that have not ended. Live classes that they have not signed up for do not count. */
export function itemsAhead(items: readonly CalendarItem[], now: Date): number {
  return items.filter((item) => itemRelationOf(item, now).kind !== 'ended' && !isOffer(item)).length;
}

const isOffer = (item: CalendarItem) =>
  item.kind === 'liveClass' && (item.liveClass.mayRegister || item.liveClass.upgradeNeeded);
