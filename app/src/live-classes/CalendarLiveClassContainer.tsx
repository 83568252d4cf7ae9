import { useChangedLiveClass } from '@portal/data/calendar';
import { withoutActions, withoutRegistration, type CalendarItem } from '@portal/domain/calendar';
import { isOutcomeNotice } from '@portal/domain/live-classes';
import { paths } from '@portal/domain/screens';
import { idle } from '@portal/domain/shared';
import { dashboardVideoSource } from '@portal/domain/videos';
import { LiveClassDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../hooks/useCalendarFile.ts';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { useRegistration } from './useRegistration.ts';
import { useZone } from '../session/useZone.ts';
import { useUpgrade } from '../hooks/useUpgrade.ts';
import { useNow } from '../hooks/useNow.ts';

type Item = CalendarItem & { kind: 'liveClass' };

/** The dialog of a live class on the dashboard, with its registration. The class is refetched after each change. */
export default function CalendarLiveClassContainer({ item: opened, onClose }: { item: Item; onClose: () => void }) {
  const { id, title } = opened.liveClass;
  const { registrations, notice, register, cancel, confirmCancel, dismissNotice } = useRegistration('dashboard');
  useStayWhilePending(registrations.get(id) ?? idle);
  const changed = useChangedLiveClass(id, isOutcomeNotice(notice));
  const isGone = changed.data === null;
  const known = isGone ? withoutActions(opened.liveClass) : (changed.data ?? opened.liveClass);
  const refetchFailure = changed.loadable.status === 'failed' ? changed.loadable.failure : changed.refetchFailure;
  const liveClass = refetchFailure ? withoutRegistration(known) : known;
  const item: Item = { ...opened, liveClass };
  const file = useCalendarFile();
  return (
    <LiveClassDialog
      item={item}
      video={dashboardVideoSource(liveClass.videoType, liveClass.videoId)}
      now={useNow()}
      zone={useZone()}
      registration={registrations.get(id) ?? idle}
      refreshing={changed.isFetching}
      refetchFailure={refetchFailure}
      onRefetch={changed.retry}
      onRegister={() => register({ id, name: title })}
      onCancel={() => cancel({ id, name: title })}
      notice={notice}
      onConfirmCancel={confirmCancel}
      onDismissNotice={dismissNotice}
      upgrade={useUpgrade(liveClass.upgradeNeeded) ?? 'hidden'}
      upgradeHref={paths.addBuyCourse}
      calendarFile={file.submission}
      onAddToCalendar={isGone ? null : () => file.save('live-class.ics', () => Promise.resolve([item]))}
      onClose={onClose}
    />
  );
}
