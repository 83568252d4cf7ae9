import { addDays, dayOfMonth, type SafeHref } from '../shared/index.ts';
import type { Meeting, CalendarItem } from './model.ts';

/** The panel shows today and the next six days (001 §9). */
const DAYS_SHOWN = 7;

/** One day of the panel. */
export interface PanelDay {
  /** `YYYY-MM-DD` in the student's zone. */
  date: string;
  /** null = not known. */
  busy: boolean | null;
}

/** The seven days from today; the server names busy ones by their day of the month. null = not known which they are. */
export function panelDays(today: string, busyDays: readonly number[] | null): PanelDay[] {
  return Array.from({ length: DAYS_SHOWN }, (_, i) => {
    const date = addDays(today, i);
    return { date, busy: busyDays && busyDays.includes(dayOfMonth(date)) };
  });
}

/** Whether the week is known to hold nothing. */
export function isFreeWeek(days: readonly PanelDay[]): boolean {
  return days.every(({ busy }) => busy === false);
}

/**
 * Whether the live-class and meetings panel is there (000 §2.8): the server says so, and no partner's configuration
 * hides it. null = not known yet.
 */
export function showsWeek(serverSaysSo: boolean | null, hiddenByIntegration: boolean | null): boolean | null {
  if (serverSaysSo === false || hiddenByIntegration === true) return false;
  return serverSaysSo === null || hiddenByIntegration === null ? null : true;
}

/** How far away a start is told: before that, the time alone says enough. */
const COUNTDOWN_MINUTES = 60;

/**
 * Where an item stands in time. Words only: what the student may do is the server's to say.
 * `minutes` until the start, rounded up, so that it never says 0.
 */
export type TimeRelation = { is: 'later' } | { is: 'soon'; minutes: number } | { is: 'now' } | { is: 'ended' };

/** Where an item stands; one without an end goes on from its start. */
export function timeRelationOf({ starts, ends }: Pick<CalendarItem, 'starts' | 'ends'>, now: Date): TimeRelation {
  const until = starts.getTime() - now.getTime();
  if (until > 0) {
    const minutes = Math.ceil(until / 60_000);
    return minutes <= COUNTDOWN_MINUTES ? { is: 'soon', minutes } : { is: 'later' };
  }
  return ends && now >= ends ? { is: 'ended' } : { is: 'now' };
}

/** Which of a meeting's ways to get there are shown (001 §2). */
export function meetingChannels({ mode, link, place }: Meeting): { link: SafeHref | null; place: string | null } {
  return {
    link: mode === 'online' || mode === 'both' ? link : null,
    place: mode === 'faceToFace' || mode === 'both' ? place : null,
  };
}

/** Where an item is joined, at any time; null = nowhere, or by no link that may be followed. */
export function joinHref(item: CalendarItem): SafeHref | null {
  switch (item.kind) {
    case 'liveClass':
      return item.liveClass.joinUrl;
    case 'meeting':
      return meetingChannels(item.meeting).link;
    case 'appointment':
      return item.appointment.link?.href ?? null;
  }
}

/** Where an item is joined while the server allows it: it says so of live classes and meetings. */
export function joinHrefNow(item: CalendarItem): SafeHref | null {
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

/** Start and end that a meeting's own text names; null when it is worded in another way. */
export function meetingHours({ time }: Pick<Meeting, 'time'>): { start: string; end: string } | null {
  const [, start, end] = HOURS.exec(time) ?? [];
  return start !== undefined && end !== undefined ? { start, end } : null;
}

/** The next start or end ahead: the moment at which the server's flags are asked for again. */
export function nextChange(items: readonly Pick<CalendarItem, 'starts' | 'ends'>[], now: Date): Date | null {
  const ahead = items.flatMap(({ starts, ends }) => [starts, ends]).filter((at) => at !== null && at > now);
  return ahead.reduce<Date | null>((soonest, at) => (at && (!soonest || at < soonest) ? at : soonest), null);
}

/** How many items of a day are not over yet. */
export function itemsAhead(items: readonly CalendarItem[], now: Date): number {
  return items.filter((item) => timeRelationOf(item, now).is !== 'ended').length;
}
