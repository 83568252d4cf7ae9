import { useTask } from '@portal/data/client';
import type { CalendarItem } from '@portal/domain/calendar';
import type { Submission } from '@portal/domain/shared';
import { calendarFile, calendarItemEntry, saveFile, type CalendarEntry } from './calendar-file.ts';

/** A calendar file that is made by hand, one at a time. */
interface CalendarFile<Item> {
  submission: Submission;
  /** Makes a file of that name with these items, and hands it to the browser's downloads. */
  save: (name: string, items: () => Promise<readonly Item[]>) => void;
}

/** Files with entries of any kind. */
export function useEntriesFile(): CalendarFile<CalendarEntry> {
  const { submission, submit } = useTask(
    async ({ name, entries }: { name: string; entries: () => Promise<readonly CalendarEntry[]> }) =>
      saveFile(await calendarFile(await entries()), name),
  );
  return { submission, save: (name, entries) => submit({ name, entries }) };
}

/** Files with items of the dashboard's calendar. */
export function useCalendarFile(): CalendarFile<CalendarItem> {
  const { submission, save } = useEntriesFile();
  return {
    submission,
    save: (name, items) => save(name, async () => (await items()).map(calendarItemEntry)),
  };
}
