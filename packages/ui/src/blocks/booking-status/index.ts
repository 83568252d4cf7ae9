export { BookingStatusLabel } from './BookingStatusLabel.tsx';
