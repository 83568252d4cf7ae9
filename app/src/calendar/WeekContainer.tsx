import { useBusyDays, useAgendaDay } from '@portal/data/calendar';
import { panelDays, type CalendarItem } from '@portal/domain/calendar';
import { WeekPanel } from '@portal/ui/calendar';
import { PanelSkeleton } from '@portal/ui/kit';
import { useState } from 'react';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';
import { CalendarItemDialog } from './CalendarItemDialog.tsx';
import { useCalendarRefresh } from './useCalendarRefresh.ts';
import { useWeekPanelShown } from './useTodaySummary.ts';
import { useFetchWeekItems } from './useFetchWeekItems.ts';

/** The live-class and meetings panel of the dashboard, where this student has one. */
export default function WeekContainer() {
  const shown = useWeekPanelShown();
  if (shown === null) return <PanelSkeleton rows={3} />;
  return shown && <Week />;
}

/** The panel, with the dialogs of its items. */
function Week() {
  const now = useNow();
  const zone = useZone();
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<CalendarItem | null>(null);
  const busy = useBusyDays(today);
  const days = panelDays(today, busy.data ?? null);
  // A day that was chosen yesterday may be over.
  const day = days.some(({ date }) => date === chosen) && chosen ? chosen : today;
  const plan = useAgendaDay(day);
  const file = useCalendarFile();
  const fetchWeekItems = useFetchWeekItems();
  useCalendarRefresh(plan.data, now);
  return (
    <>
      <WeekPanel
        days={days}
        daysFailure={busy.loadable.status === 'failed' ? busy.loadable.failure : null}
        onRetryDays={busy.retry}
        day={day}
        onDay={setChosen}
        plan={plan.loadable}
        onRetry={plan.retry}
        now={now}
        zone={zone}
        onOpen={setOpen}
        onAddWeek={() => file.save('week.ics', fetchWeekItems)}
        calendarFile={file.submission}
      />
      {open && (
        <CalendarItemDialog
          item={plan.data?.items.find(({ key }) => key === open.key) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
