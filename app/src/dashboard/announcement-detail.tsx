import { announcementQueries } from '@portal/data/announcements';
import { asLoadable } from '@portal/data/client';
import type { Announcement } from '@portal/domain/announcements';
import { AnnouncementDialog } from '@portal/ui/announcements';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';

/** An opened announcement: mounting it tells the server that it is read. */
export default function AnnouncementDetail({
  announcement,
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const { client } = useServices();
  const detail = useQuery(announcementQueries.detail(client, useAddressOf(), announcement.id));
  return (
    <AnnouncementDialog
      announcement={announcement}
      detail={asLoadable(detail)}
      zone={useZone()}
      onRetry={() => void detail.refetch()}
      onClose={onClose}
    />
  );
}
