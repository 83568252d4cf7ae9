import { meetingWays, type PlannedItem } from '@portal/domain/calendar';
import { useAddressOf } from '../useAddressOf.ts';

function sentLink(item: PlannedItem): string | null {
  switch (item.kind) {
    case 'liveClass':
      return item.liveClass.joinUrl;
    case 'meeting':
      return meetingWays(item.meeting).link;
    case 'appointment':
      return item.appointment.link;
  }
}

/** Where an item of the calendar is joined: `any` time, or only `now` that the server allows it. */
export function useJoinLink(): Record<'any' | 'now', (item: PlannedItem) => string | null> {
  const addressOf = useAddressOf();
  const any = (item: PlannedItem) => addressOf(sentLink(item));
  function now(item: PlannedItem) {
    if (item.kind === 'liveClass') return item.liveClass.mayJoin ? any(item) : null;
    return item.kind === 'meeting' && item.meeting.mayJoin ? any(item) : null;
  }
  return { any, now };
}
