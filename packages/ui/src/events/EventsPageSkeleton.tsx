import { ListPageSkeleton } from '../blocks/infinite-list/index.ts';
import { EventsSkeleton } from './EventItem.tsx';

/** Placeholder of /Event. */
export const EventsPageSkeleton = () => <ListPageSkeleton rows={<EventsSkeleton />} />;
