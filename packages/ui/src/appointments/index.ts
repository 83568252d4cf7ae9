export { AppointmentDialog, type AppointmentDialogProps } from './AppointmentDialog.tsx';
