import type { CalendarItem } from '@portal/domain/calendar';
import { Suspense } from 'react';
import { CalendarAppointmentDialog, CalendarLiveClassDialog } from '../router/dialogs.ts';
import { lazyRoute } from '../router/lazy-route.tsx';

const { Component: Meeting } = lazyRoute(() => import('./MeetingContainer.tsx'));

/** The dialog of an item; each kind's code comes when it is opened. */
export function CalendarItemDialog({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  return (
    <Suspense>
      {item.kind === 'liveClass' && <CalendarLiveClassDialog item={item} onClose={onClose} />}
      {item.kind === 'meeting' && <Meeting item={item} onClose={onClose} />}
      {item.kind === 'appointment' && <CalendarAppointmentDialog item={item} onClose={onClose} />}
    </Suspense>
  );
}
