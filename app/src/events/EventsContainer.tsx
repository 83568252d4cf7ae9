import { prefetchEvents, useEvents, useRefreshEvents } from '@portal/data/events';
import { EventsScreen } from '@portal/ui/events';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { readListSearch, useListSearchParams } from '../router/useListSearchParams.ts';
import { listPositions } from '../router/list-positions.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone, useZoneOfDevice } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';

const TABS = ['upcoming', 'past'] as const;

/** Prefetches the first data of the page. */
export function prefetch(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  const { tab, keyword } = readListSearch(search, TABS);
  return prefetchEvents(context, tab, keyword);
}

/** /Event: upcoming and past events. */
export default function EventsContainer() {
  const { userId } = useSession().account;
  const params = useListSearchParams(TABS);
  const events = useEvents(params.tab, params.keyword);
  const refresh = useRefreshEvents();
  useReloadMessages('events-upcoming', () => refresh('upcoming'));
  useReloadMessages('events-past', () => refresh('past'));
  useNewDay(useToday(), refresh);
  return (
    <EventsScreen
      {...params}
      events={events.list}
      onMore={events.fetchMore}
      onRetry={events.retry}
      now={useNow()}
      zone={useZone()}
      zoneOfDevice={useZoneOfDevice()}
      positions={useMemo(() => listPositions(`events ${userId}`), [userId])}
    />
  );
}

/** Refetches on a new day, since yesterday's list of upcoming events is out of date. */
function useNewDay(today: string, onNewDay: () => void): void {
  const day = useRef(today);
  const handleNewDay = useEffectEvent(onNewDay);
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    handleNewDay();
  }, [today]);
}
