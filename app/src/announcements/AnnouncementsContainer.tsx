import { useAnnouncements, useDismissAnnouncement } from '@portal/data/announcements';
import type { Announcement } from '@portal/domain/announcements';
import { AnnouncementsPanel } from '@portal/ui/announcements';
import { useNow } from '../hooks/useNow.ts';
import { useOpenedAnnouncement } from './useOpenedAnnouncement.tsx';

/** The announcements of the dashboard, opened and dismissed. */
export default function AnnouncementsContainer() {
  const announcements = useAnnouncements();
  const { submissions, submit, reset } = useDismissAnnouncement();
  const { open, onIntent, dialog } = useOpenedAnnouncement();
  // One that could not be dismissed is in the list again.
  const failed = (announcements.data ?? []).flatMap((announcement) => {
    const dismissal = submissions.get(announcement.id);
    return dismissal?.status === 'failed' ? [{ announcement, failure: dismissal.failure }] : [];
  });
  function dismiss(announcement: Announcement) {
    for (const one of failed) reset(one.announcement.id);
    submit(announcement);
  }
  return (
    <>
      <AnnouncementsPanel
        announcements={announcements.loadable}
        now={useNow()}
        onRetry={announcements.retry}
        onOpen={open}
        onIntent={onIntent}
        onDismiss={dismiss}
        dismissFailed={failed[0] ?? null}
      />
      {dialog}
    </>
  );
}
