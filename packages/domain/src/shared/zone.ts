/** A calendar day, `YYYY-MM-DD`, and a time of day, `HH:mm`, without a time zone (contract 1.7). */
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

/** Converts an instant to a day and a time in a zone. */
export function inZone(instant: Date, zone: string): DayAndTime {
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

/** Whether two zones have the same local time now: two names of one zone count as the same. */
export function sameClock(one: string, other: string, now: Date): boolean {
  const [a, b] = [inZone(now, one), inZone(now, other)];
  return a.date === b.date && a.time === b.time;
}

const DAY_MS = 86_400_000;

/**
 * Returns the instants of a local day and time in a zone, in their order. There are two when clocks go back and the
 * time exists twice. When clocks go forward and skip the time, there is one, later by the length of the gap.
 */
function instantsInZone({ date, time }: DayAndTime, zone: string): readonly Date[] {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shown = (at: number) => {
    const there = inZone(new Date(at), zone);
    return Date.parse(`${there.date}T${there.time}:00Z`);
  };
  // Clocks change at most once around a day: one of the two offsets is right.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - (shown(near) - near));
  const right = candidates.filter((at) => shown(at) === wanted).toSorted((a, b) => a - b);
  return (right.length > 0 ? right : [Math.max(...candidates)]).map((at) => new Date(at));
}

/** Returns the instant of a local day and time in a zone: the first where it exists twice. */
export function instantInZone(local: DayAndTime, zone: string): Date {
  return instantsInZone(local, zone)[0] as Date;
}

/**
 * Returns the first instant after `after` at which a clock in the zone shows that time: on the same day or the next.
 */
export function nextTimeInZone(time: string, after: Date, zone: string): Date {
  const { date } = inZone(after, zone);
  const onDay = (day: string) => instantsInZone({ date: day, time }, zone).find((at) => at > after);
  return onDay(date) ?? (onDay(addDays(date, 1)) as Date);
}

/** A calendar day as its start in UTC, so that clock changes do not affect arithmetic. */
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Returns the day that is `days` days later. */
export function addDays(date: string, days: number): string {
  return new Date(startOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((startOf(date).getUTCDay() + 6) % 7));
}

/** Returns the day of the month, 1 to 31. */
export function dayOfMonth(date: string): number {
  return startOf(date).getUTCDate();
}
