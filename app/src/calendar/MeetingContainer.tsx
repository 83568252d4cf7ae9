import type { CalendarItem } from '@portal/domain/calendar';
import { MeetingDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';

/** The dialog of a meeting on the dashboard. */
export default function MeetingContainer(props: { item: CalendarItem & { kind: 'meeting' }; onClose: () => void }) {
  const { item, onClose } = props;
  const file = useCalendarFile();
  return (
    <MeetingDialog
      item={item}
      now={useNow()}
      zone={useZone()}
      calendarFile={file.submission}
      onAddToCalendar={() =>
        file.save('meeting.ics', () => Promise.resolve([item]), item.meeting.status === 'cancelled' ? 'cancel' : 'add')
      }
      onClose={onClose}
    />
  );
}
