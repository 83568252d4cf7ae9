import { joinHref, type PlannedItem } from '@portal/domain/calendar';
import { MeetingDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../useNow.ts';

/** A meeting of the dashboard, opened. */
export default function MeetingItem(props: { item: PlannedItem & { kind: 'meeting' }; onClose: () => void }) {
  const { item, onClose } = props;
  const file = useCalendarFile(joinHref);
  return (
    <MeetingDialog
      item={item}
      now={useNow()}
      zone={useZone()}
      calendarFile={file.state}
      onAddToCalendar={() => file.save('meeting.ics', () => Promise.resolve([item]))}
      onClose={onClose}
    />
  );
}
