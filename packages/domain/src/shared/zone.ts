/** A calendar day, `YYYY-MM-DD`; and a time of day, `HH:mm`. Both without a zone of their own (contract 1.7). */
export interface DayAndTime {
  date: string;
  time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(zone, found);
  }
  return found;
}

/** An instant as a day and a time in a zone. */
export function inZone(instant: Date, zone: string): DayAndTime {
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

/** Whether the clocks of two zones show the same now: the same place under two names is no other zone. */
export function sameClock(one: string, other: string, now: Date): boolean {
  const [a, b] = [inZone(now, one), inZone(now, other)];
  return a.date === b.date && a.time === b.time;
}

const DAY_MS = 86_400_000;

/**
 * The instant at which a zone's clocks show this day and time. Where they show it twice, the first; where they skip it,
 * as much later as they jump.
 */
export function instantInZone({ date, time }: DayAndTime, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shown = (at: number) => {
    const there = inZone(new Date(at), zone);
    return Date.parse(`${there.date}T${there.time}:00Z`);
  };
  // Clocks change at most once around a day: one of the two offsets is right.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - (shown(near) - near));
  const right = candidates.filter((at) => shown(at) === wanted);
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates));
}

/** A calendar day as the moment at which it begins in UTC: arithmetic on it meets no clock changes. */
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(startOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((startOf(date).getUTCDay() + 6) % 7));
}

/** The number on the calendar, 1 to 31. */
export function dayOfMonth(date: string): number {
  return startOf(date).getUTCDate();
}
