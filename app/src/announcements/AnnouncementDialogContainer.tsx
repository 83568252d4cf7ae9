import { useAnnouncementDetail } from '@portal/data/announcements';
import type { Announcement } from '@portal/domain/announcements';
import { AnnouncementDialog } from '@portal/ui/announcements';
import { useZone } from '../session/useZone.ts';

interface AnnouncementDialogContainerProps {
  announcement: Announcement;
  onClose: () => void;
}

/** An opened announcement. Fetching its detail marks it as read at the server. */
export default function AnnouncementDialogContainer({ announcement, onClose }: AnnouncementDialogContainerProps) {
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
