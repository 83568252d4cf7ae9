import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { useState } from 'react';
import { useEntriesFile } from '../hooks/useCalendarFile.ts';

/**
 * Saves a live class as a calendar file. Its entry has the same uid as on the dashboard, so that calendars add it once.
 */
export function useClassFile(zone: string) {
  const { submission, save } = useEntriesFile();
  const [chosen, setChosen] = useState<number | null>(null);
  function onAddToCalendar(liveClass: LiveClass) {
    if (submission.status === 'pending') return;
    const { id, topic, link } = liveClass;
    setChosen(id);
    save('live-class.ics', async () => [
      { key: `liveclassevent-${id}`, title: topic, ...classTimes(liveClass, zone), url: link },
    ]);
  }
  return { calendarFile: chosen === null ? null : { id: chosen, submission }, onAddToCalendar };
}
