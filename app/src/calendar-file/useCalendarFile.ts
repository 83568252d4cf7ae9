import type { PlannedItem } from '@portal/domain/calendar';
import type { CalendarFileState } from '@portal/ui/calendar';
import { useState } from 'react';
import { useOneAtATime } from '../useOneAtATime.ts';
import { calendarFile, plannedEntry, saveFile } from './calendar-file.ts';

/** Makes calendar files one at a time, and says how far it is. */
export function useCalendarFile(linkOf: (item: PlannedItem) => string | null): {
  state: CalendarFileState;
  save: (name: string, items: () => Promise<readonly PlannedItem[]>) => void;
} {
  const [state, setState] = useState<CalendarFileState>('idle');
  const once = useOneAtATime();
  async function make(name: string, items: () => Promise<readonly PlannedItem[]>) {
    setState('making');
    try {
      const entries = (await items()).map((item) => plannedEntry(item, linkOf(item)));
      saveFile(await calendarFile(entries), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { state, save: (name, items) => once(() => make(name, items)) };
}
