import { useTask } from '@portal/data/client';
import type { CalendarItem } from '@portal/domain/calendar';
import type { Submission } from '@portal/domain/shared';
import { calendarFile, calendarItemEntry, type CalendarEntry } from './calendar-file.ts';
import { saveFile } from './save-file.ts';

/** Saves calendar files, one at a time. */
interface CalendarFile<Item> {
  submission: Submission;
  /** Creates a file of that name with these items, and saves it through the browser's downloads. */
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
