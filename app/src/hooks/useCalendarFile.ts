import { useTask } from '@portal/data/client';
import type { CalendarItem } from '@portal/domain/calendar';
import type { Submission } from '@portal/domain/shared';
import { calendarFile, type CalendarEntry } from '../files/calendar-file.ts';
import { saveFile } from '../files/save-file.ts';

// Lazy, since few students use it and it imports the library that sanitises HTML.
const fetchCode = () => import('../files/calendar-item-entry.ts');

/** Saves calendar files, one at a time. */
interface CalendarFile<Item> {
  submission: Submission;
  /** Creates a file of that name with these items, and saves it through the browser's downloads. */
  save: (name: string, items: () => Promise<readonly Item[]>, method?: 'add' | 'cancel') => void;
}

/** Saves calendar files with entries of any kind. */
export function useEntriesFile(): CalendarFile<CalendarEntry> {
  const { submission, submit } = useTask(
    async ({
      name,
      entries,
      method,
    }: {
      name: string;
      entries: () => Promise<readonly CalendarEntry[]>;
      method: 'add' | 'cancel';
    }) => saveFile(await calendarFile(await entries(), method), name),
  );
  return { submission, save: (name, entries, method = 'add') => submit({ name, entries, method }) };
}

/** Saves calendar files with items of the dashboard's calendar. */
export function useCalendarFile(): CalendarFile<CalendarItem> {
  const { submission, save } = useEntriesFile();
  return {
    submission,
    save: (name, items, method) =>
      save(name, async () => (await items()).map((await fetchCode()).calendarItemEntry), method),
  };
}
