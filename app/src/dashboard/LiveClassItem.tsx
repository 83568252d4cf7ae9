import { calendarQueries } from '@portal/data/calendar';
import type { PlannedItem } from '@portal/domain/calendar';
import { paths } from '@portal/domain/screens';
import { dashboardVideoSource } from '@portal/domain/videos';
import { LiveClassDialog } from '@portal/ui/calendar';
import { useQuery } from '@tanstack/react-query';
import { useCalendarFile } from '../calendar-file/useCalendarFile.ts';
import { useRegistration } from '../live-classes/useRegistration.ts';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useUpgrade } from '../shell/useUpgrade.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';
import { useJoinLink } from './useJoinLink.ts';

type Item = PlannedItem & { kind: 'liveClass' };

/** A live class of the dashboard, opened: its registration, and fresh flags after each change. */
export default function LiveClassItem({ item: planned, onClose }: { item: Item; onClose: () => void }) {
  const { client } = useServices();
  const { tried, ...registering } = useRegistration(planned.liveClass.id);
  const fresh = useQuery({ ...calendarQueries.liveClass(client, planned.liveClass.id), enabled: tried });
  const item: Item = { ...planned, liveClass: fresh.data ?? planned.liveClass };
  const { liveClass } = item;
  const link = useJoinLink();
  const file = useCalendarFile(link.any);
  return (
    <LiveClassDialog
      {...registering}
      refreshing={tried && fresh.isFetching}
      item={item}
      video={dashboardVideoSource(liveClass.videoType, liveClass.videoId)}
      imageUrl={useAddressOf()(liveClass.imageUrl)}
      joinUrl={link.any(item)}
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
