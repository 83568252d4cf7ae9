import { toLoadable } from '@portal/data/client';
import { calendarQueries } from '@portal/data/calendar';
import { panelDays, type PlannedItem } from '@portal/domain/calendar';
import { WeekPanel } from '@portal/ui/calendar';
import { PanelSkeleton } from '@portal/ui/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../useNow.ts';
import { useToday } from '../useToday.ts';
import { PlannedDialog } from './PlannedDialog.tsx';
import { weekItems } from './week-items.ts';
import { useFreshCalendar } from './useFreshCalendar.ts';
import { useJoinLink } from './useJoinLink.ts';
import { useWeekShown } from './usePlanned.ts';

/** The live-class and meetings panel of the dashboard, where this student has one. */
export default function WeekPlace() {
  const shown = useWeekShown();
  if (shown === null) return <PanelSkeleton rows={3} />;
  return shown && <Week />;
}

/** The panel, with the dialogs of its items. */
function Week() {
  const { client } = useServices();
  const queries = useQueryClient();
  const now = useNow();
  const zone = useZone();
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<PlannedItem | null>(null);
  const busy = useQuery(calendarQueries.busyDays(client, today));
  const known = toLoadable(busy);
  const days = panelDays(today, busy.data ?? null);
  // A day that was chosen yesterday may be over.
  const day = days.some(({ date }) => date === chosen) && chosen ? chosen : today;
  const plan = useQuery(calendarQueries.day(client, day));
  const link = useJoinLink();
  const file = useCalendarFile(link.any);
  useFreshCalendar(plan.data, now);
  return (
    <>
      <WeekPanel
        days={days}
        daysFailure={known.status === 'failed' ? known.failure : null}
        onRetryDays={() => void busy.refetch()}
        day={day}
        onDay={setChosen}
        plan={toLoadable(plan)}
        onRetry={() => void plan.refetch()}
        now={now}
        zone={zone}
        joinHref={link.now}
        onOpen={setOpen}
        onAddWeek={() => file.save('week.ics', () => weekItems(queries, client, today, zone))}
        calendarFile={file.submission}
      />
      {open && (
        <PlannedDialog
          item={plan.data?.items.find(({ key }) => key === open.key) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
