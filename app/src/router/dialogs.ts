import { lazyRoute } from './lazy-route.tsx';

/** Dialogs that one area opens and another draws, with the translations they need; each one's code comes when it is opened. */
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
  ['appointments'],
);
