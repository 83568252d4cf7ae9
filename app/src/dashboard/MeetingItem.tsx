import { meetingWays, type PlannedItem } from '@portal/domain/calendar';
import { MeetingDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../useNow.ts';
import { useJoinLink } from './useJoinLink.ts';

/** A meeting of the dashboard, opened. */
export default function MeetingItem(props: { item: PlannedItem & { kind: 'meeting' }; onClose: () => void }) {
  const { item } = props;
  const link = useJoinLink();
  const file = useCalendarFile(link.any);
  return (
    <MeetingDialog
      {...props}
      link={link.any(item)}
      place={meetingWays(item.meeting).place}
      now={useNow()}
      zone={useZone()}
      calendarFile={file.submission}
      onAddToCalendar={() => file.save('meeting.ics', () => Promise.resolve([item]))}
    />
  );
}
