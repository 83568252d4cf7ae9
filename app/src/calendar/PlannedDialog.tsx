import type { PlannedItem } from '@portal/domain/calendar';
import { Suspense } from 'react';
import { CalendarAppointment, CalendarLiveClass } from '../router/dialogs.ts';
import { splitScreen } from '../router/split-screen.tsx';

const { Screen: Meeting } = splitScreen(() => import('./MeetingContainer.tsx'));

/** The dialog of an item; each kind's code comes when it is opened. */
export function PlannedDialog({ item, onClose }: { item: PlannedItem; onClose: () => void }) {
  return (
    <Suspense>
      {item.kind === 'liveClass' && <CalendarLiveClass item={item} onClose={onClose} />}
      {item.kind === 'meeting' && <Meeting item={item} onClose={onClose} />}
      {item.kind === 'appointment' && <CalendarAppointment item={item} onClose={onClose} />}
    </Suspense>
  );
}
