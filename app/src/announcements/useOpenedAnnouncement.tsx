import type { Announcement } from '@portal/domain/announcements';
import { DialogBoundary } from '@portal/ui/kit';
import { useState, type ReactNode } from 'react';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useServices } from '../portal/services.ts';

/** Lazy, because the dialog imports the sanitiser, which the panels do not need. */
const lazyDialog = lazyRoute(() => import('./AnnouncementDialogContainer.tsx'), ['announcements']);

/** The dialog of the opened announcement, if any; `onIntent` prefetches its code when the student is about to open one. */
export function useOpenedAnnouncement(): {
  open: (announcement: Announcement) => void;
  onIntent: () => void;
  dialog: ReactNode;
} {
  const { loadTranslations } = useServices();
  const [opened, setOpened] = useState<Announcement | null>(null);
  return {
    open: setOpened,
    onIntent: () => void lazyDialog.load(loadTranslations).catch(() => undefined),
    dialog: opened && (
      <DialogBoundary onClose={() => setOpened(null)}>
        <lazyDialog.Component announcement={opened} onClose={() => setOpened(null)} />
      </DialogBoundary>
    ),
  };
}
