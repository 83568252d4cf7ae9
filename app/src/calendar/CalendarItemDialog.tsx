import type { CalendarItem } from '@portal/domain/calendar';
import { DialogBoundary } from '@portal/ui/kit';
import { CalendarAppointmentDialog, CalendarLiveClassDialog } from '../router/dialogs.ts';
import { lazyRoute } from '../router/lazy-route.tsx';

const { Component: Meeting } = lazyRoute(() => import('./MeetingContainer.tsx'));

/** The dialog of an item; the code of each kind is fetched when it opens. */
export function CalendarItemDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  return (
    <DialogBoundary onClose={onClose}>
      {item.kind === 'liveClass' && <CalendarLiveClassDialog item={item} onClose={onClose} />}
      {item.kind === 'meeting' && <Meeting item={item} onClose={onClose} />}
      {item.kind === 'appointment' && <CalendarAppointmentDialog item={item} onClose={onClose} />}
    </DialogBoundary>
  );
}
