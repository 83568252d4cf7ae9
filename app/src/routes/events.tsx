import { asLoadableList } from '@portal/data/client';
import { EVENTS_KEY, eventQueries } from '@portal/data/events';
import { EventsScreen } from '@portal/ui/events';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListAddress } from '../list-address.ts';
import { listPositions } from '../list-positions.ts';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';
import { useToday } from '../useToday.ts';

/** /Event: what is to come and what was. */
export default function Events() {
  const { client } = useServices();
  const { userId } = useSession().account;
  const queries = useQueryClient();
  const address = useListAddress(['upcoming', 'past']);
  const events = useInfiniteQuery(eventQueries.list(client, userId, address.tab, address.keyword));
  useReloadMessages(
    'events-upcoming',
    () => void queries.invalidateQueries({ queryKey: eventQueries.keyOf('upcoming') }),
  );
  useReloadMessages('events-past', () => void queries.invalidateQueries({ queryKey: eventQueries.keyOf('past') }));
  useNewDay(useToday(), () => void queries.invalidateQueries({ queryKey: EVENTS_KEY }));
  return (
    <EventsScreen
      {...address}
      events={asLoadableList(events)}
      onMore={() => void events.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void events.refetch()}
      now={useNow()}
      zone={useZone()}
      linkHref={useAddressOf()}
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
