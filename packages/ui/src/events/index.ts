export { EventsPageSkeleton } from './EventsPageSkeleton.tsx';
export { EventsScreen, type EventsScreenProps } from './EventsScreen.tsx';
