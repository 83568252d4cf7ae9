import { useFreshLiveClass } from '@portal/data/calendar';
import { joinHref, type PlannedItem } from '@portal/domain/calendar';
import { paths } from '@portal/domain/screens';
import { dashboardVideoSource } from '@portal/domain/videos';
import { LiveClassDialog } from '@portal/ui/calendar';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useRegistration } from '../live-classes/useRegistration.ts';
import { useZone } from '../session/useZone.ts';
import { useUpgrade } from '../shell/useUpgrade.ts';
import { useNow } from '../useNow.ts';

type Item = PlannedItem & { kind: 'liveClass' };

/** A live class of the dashboard, opened: its registration, and fresh flags after each change. */
export default function LiveClassItem({ item: planned, onClose }: { item: Item; onClose: () => void }) {
  const { tried, ...registering } = useRegistration(planned.liveClass.id);
  const fresh = useFreshLiveClass(planned.liveClass.id, { enabled: tried });
  const item: Item = { ...planned, liveClass: fresh.data ?? planned.liveClass };
  const { liveClass } = item;
  const file = useCalendarFile(joinHref);
  return (
    <LiveClassDialog
      {...registering}
      refreshing={tried && fresh.isFetching}
      item={item}
      video={dashboardVideoSource(liveClass.videoType, liveClass.videoId)}
      imageUrl={liveClass.imageUrl}
      joinUrl={joinHref(item)}
      now={useNow()}
      zone={useZone()}
      upgrade={useUpgrade(liveClass.upgradeNeeded) ?? 'hidden'}
      upgradeHref={paths.addBuyCourse}
      calendarFile={file.state}
      onAddToCalendar={() => file.save('live-class.ics', () => Promise.resolve([item]))}
      onClose={onClose}
    />
  );
}
