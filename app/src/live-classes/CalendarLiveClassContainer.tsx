import { useChangedLiveClass } from '@portal/data/calendar';
import type { CalendarItem } from '@portal/domain/calendar';
import { isAnswer } from '@portal/domain/live-classes';
import { paths } from '@portal/domain/screens';
import { idle } from '@portal/domain/shared';
import { dashboardVideoSource } from '@portal/domain/videos';
import { LiveClassDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';
import { useRegistration } from './useRegistration.ts';
import { useZone } from '../session/useZone.ts';
import { useUpgrade } from '../hooks/useUpgrade.ts';
import { useNow } from '../hooks/useNow.ts';

type Item = CalendarItem & { kind: 'liveClass' };

/** A live class of the dashboard, opened: its registration, and fresh flags after each change. */
export default function CalendarLiveClassContainer({ item: planned, onClose }: { item: Item; onClose: () => void }) {
  const { id, title } = planned.liveClass;
  const { registrations, notice, register, cancel, confirmCancel, dismissNotice } = useRegistration();
  const fresh = useChangedLiveClass(id, isAnswer(notice));
  const item: Item = { ...planned, liveClass: fresh.data ?? planned.liveClass };
  const { liveClass } = item;
  const file = useCalendarFile();
  return (
    <LiveClassDialog
      item={item}
      video={dashboardVideoSource(liveClass.videoType, liveClass.videoId)}
      now={useNow()}
      zone={useZone()}
      registration={registrations.get(id) ?? idle}
      refreshing={fresh.isFetching}
      onRegister={() => register({ id, name: title })}
      onCancel={() => cancel({ id, name: title })}
      notice={notice}
      onConfirmCancel={confirmCancel}
      onDismissNotice={dismissNotice}
      upgrade={useUpgrade(liveClass.upgradeNeeded) ?? 'hidden'}
      upgradeHref={paths.addBuyCourse}
      calendarFile={file.submission}
      onAddToCalendar={() => file.save('live-class.ics', () => Promise.resolve([item]))}
      onClose={onClose}
    />
  );
}
