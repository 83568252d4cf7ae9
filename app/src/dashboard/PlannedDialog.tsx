import type { PlannedItem } from '@portal/domain/calendar';
import { Suspense } from 'react';
import { splitScreen } from '../routes/screen.tsx';

const { Screen: LiveClassItem } = splitScreen(() => import('./LiveClassItem.tsx'), ['liveClasses', 'videos']);
const { Screen: MeetingItem } = splitScreen(() => import('./MeetingItem.tsx'));
const { Screen: AppointmentItem } = splitScreen(() => import('./AppointmentItem.tsx'), ['appointments']);

/** The dialog of an item; each kind's code comes when it is opened. */
export function PlannedDialog({ item, onClose }: { item: PlannedItem; onClose: () => void }) {
  return (
    <Suspense>
      {item.kind === 'liveClass' && <LiveClassItem item={item} onClose={onClose} />}
      {item.kind === 'meeting' && <MeetingItem item={item} onClose={onClose} />}
      {item.kind === 'appointment' && <AppointmentItem item={item} onClose={onClose} />}
    </Suspense>
  );
}
