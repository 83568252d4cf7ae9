import { lazyRoute } from './lazy-route.tsx';

/** Dialogs that one area opens and another renders, with the translations they need. Their code is fetched when they open. */
export const { Component: CalendarLiveClassDialog } = lazyRoute(
  () => import('../live-classes/CalendarLiveClassContainer.tsx'),
  ['live-classes', 'videos'],
);
export const { Component: CalendarAppointmentDialog } = lazyRoute(
  () => import('../appointments/CalendarAppointmentContainer.tsx'),
  ['appointments'],
);
export const { Component: TestAppointmentDialog } = lazyRoute(
  () => import('../appointments/TestAppointmentContainer.tsx'),
  ['appointments', 'calendar'],
);
