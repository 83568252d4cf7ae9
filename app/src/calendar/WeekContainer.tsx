import { useBusyDays, useAgendaDay } from '@portal/data/calendar';
import { panelDays, type CalendarItem } from '@portal/domain/calendar';
import { bookMeetingPath } from '@portal/domain/screens';
import { WeekPanel } from '@portal/ui/calendar';
import { PANEL_ROWS, PanelSkeleton } from '@portal/ui/kit';
import { useState } from 'react';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';
import { useMeetingsShown } from '../hooks/useMeetingsShown.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';
import { CalendarItemDialog } from './CalendarItemDialog.tsx';
import { useCalendarRefresh } from './useCalendarRefresh.ts';
import { useWeekPanelShown } from './useTodaySummary.ts';
import { useFetchWeekItems } from './useFetchWeekItems.ts';

/** The live-class and meetings panel of the dashboard, for students who have it. */
export default function WeekContainer() {
  const shown = useWeekPanelShown();
  if (shown === null) return <PanelSkeleton rows={PANEL_ROWS} />;
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
  // After midnight the chosen day may be in the past.
  const day = days.some(({ date }) => date === chosen) && chosen ? chosen : today;
  const agenda = useAgendaDay(day);
  const file = useCalendarFile();
  const fetchWeekItems = useFetchWeekItems();
  useCalendarRefresh(agenda.data, now);
  return (
    <>
      <WeekPanel
        days={days}
        daysFailure={busy.loadable.status === 'failed' ? busy.loadable.failure : null}
        onRetryDays={busy.retry}
        day={day}
        onDay={setChosen}
        agenda={agenda.loadable}
        onRetry={agenda.retry}
        now={now}
        zone={zone}
        onOpen={setOpen}
        onAddWeek={() => file.save('week.ics', fetchWeekItems)}
        calendarFile={file.submission}
        bookHref={useMeetingsShown() ? bookMeetingPath() : null}
      />
      {open && (
        <CalendarItemDialog
          item={agenda.data?.items.find(({ key }) => key === open.key) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
