import { useEvents, useRefreshEvents } from '@portal/data/events';
import { EventsScreen } from '@portal/ui/events';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListSearchParams } from '../router/useListSearchParams.ts';
import { listPositions } from '../router/list-positions.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';

/** /Event: what is to come and what was. */
export default function EventsContainer() {
  const { userId } = useSession().account;
  const address = useListSearchParams(['upcoming', 'past']);
  const events = useEvents(address.tab, address.keyword);
  const refresh = useRefreshEvents();
  useReloadMessages('events-upcoming', () => refresh('upcoming'));
  useReloadMessages('events-past', () => refresh('past'));
  useNewDay(useToday(), refresh);
  return (
    <EventsScreen
      {...address}
      events={events.list}
      onMore={events.fetchMore}
      onRetry={events.retry}
      now={useNow()}
      zone={useZone()}
      positions={useMemo(() => listPositions(`events ${userId}`), [userId])}
    />
  );
}

/** What is still to come was asked for yesterday. */
function useNewDay(today: string, onNewDay: () => void): void {
  const day = useRef(today);
  const tell = useEffectEvent(onNewDay);
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    tell();
  }, [today]);
}
