import { prefetchAppointments, useAppointments, useRefreshAppointments } from '@portal/data/appointments';
import { bookMeetingPath, parseRouteId, paths } from '@portal/domain/screens';
import { BookedMeetingsScreen } from '@portal/ui/appointments';
import { useMemo } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { listPositions } from '../router/list-positions.ts';
import { useQueryParams } from '../router/useQueryParams.ts';
import { useReturnTo } from '../router/useReturnTo.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone, useZoneOfDevice } from '../session/useZone.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { ListedAppointmentContainer } from './ListedAppointmentContainer.tsx';

export { prefetchAppointments as prefetch };

/** /BookedMeetings: the student's appointments, and the open one, whose id is in the URL. */
export default function BookedMeetingsContainer() {
  const { userId } = useSession().account;
  const { list, fetchMore, retry } = useAppointments();
  const [params] = useQueryParams();
  const returnTo = useReturnTo();
  const refresh = useRefreshAppointments();
  useReloadMessages('appointments', refresh);
  const open = parseRouteId(params.get('appointment') ?? '');
  const rows = list.status === 'ready' ? list.rows : [];
  return (
    <BookedMeetingsScreen
      appointments={list}
      onMore={fetchMore}
      onRetry={retry}
      hrefOf={({ id }) => paths.bookedMeetings(id)}
      bookHref={bookMeetingPath()}
      profileHref={paths.profile}
      onPrint={() => window.print()}
      now={useNow()}
      zone={useZone()}
      zoneOfDevice={useZoneOfDevice()}
      positions={useMemo(() => listPositions(`appointments ${userId}`), [userId])}
      dialog={
        open?.kind === 'id' && (
          <ListedAppointmentContainer
            key={open.id}
            id={open.id}
            row={rows.find(({ id }) => id === open.id) ?? null}
            onClose={() => returnTo(paths.bookedMeetings())}
          />
        )
      }
    />
  );
}
