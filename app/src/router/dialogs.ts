import { splitScreen } from './split-screen.tsx';

/** Dialogs that one area opens and another draws, with the translations they need; each one's code comes when it is opened. */
export const { Screen: CalendarLiveClass } = splitScreen(
  () => import('../live-classes/CalendarLiveClassContainer.tsx'),
  ['live-classes', 'videos'],
);
export const { Screen: CalendarAppointment } = splitScreen(
  () => import('../appointments/CalendarAppointmentContainer.tsx'),
  ['appointments'],
);
export const { Screen: TestAppointment } = splitScreen(
  () => import('../appointments/TestAppointmentContainer.tsx'),
  ['appointments'],
);
