import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { useCallback, useState } from 'react';
import { calendarFile, saveFile } from '../calendar-file/calendar-file.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

interface ClassFile {
  id: number;
  status: 'making' | 'failed';
}

/** Puts a live class into the student's own calendar; as the dashboard does, so that it is there once. */
export function useClassFile(zone: string, addressOf: (sent: string | null) => string | null) {
  const [file, setFile] = useState<ClassFile | null>(null);
  const once = useOneAtATime();
  const add = useCallback(
    async (liveClass: LiveClass) => {
      const { id, topic, link } = liveClass;
      setFile({ id, status: 'making' });
      try {
        const entry = {
          key: `liveclassevent-${id}`,
          title: topic,
          ...classTimes(liveClass, zone),
          url: addressOf(link),
        };
        saveFile(await calendarFile([entry]), 'live-class.ics');
        setFile(null);
      } catch {
        setFile({ id, status: 'failed' });
      }
    },
    [zone, addressOf],
  );
  return {
    calendarFile: file,
    onAddToCalendar: useCallback((liveClass: LiveClass) => once(() => add(liveClass)), [once, add]),
  };
}
