import { useAnnouncementDetail } from '@portal/data/announcements';
import type { Announcement } from '@portal/domain/announcements';
import { AnnouncementDialog } from '@portal/ui/announcements';
import { useZone } from '../session/useZone.ts';

interface AnnouncementDetailProps {
  announcement: Announcement;
  onClose: () => void;
}

/** An opened announcement: mounting it tells the server that it is read. */
export default function AnnouncementDialogContainer({ announcement, onClose }: AnnouncementDetailProps) {
  const { loadable, retry } = useAnnouncementDetail(announcement.id);
  return (
    <AnnouncementDialog
      announcement={announcement}
      detail={loadable}
      zone={useZone()}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
