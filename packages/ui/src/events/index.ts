export { EventsScreen, type EventsScreenProps } from './EventsScreen.tsx';
