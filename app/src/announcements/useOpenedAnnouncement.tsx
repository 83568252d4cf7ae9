import type { Announcement } from '@portal/domain/announcements';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyRoute } from '../router/lazy-route.tsx';

/** The dialog brings the sanitiser along, which the panels do without. */
const detail = lazyRoute(() => import('./AnnouncementDialogContainer.tsx'), ['announcements']);

/** The announcement that is open over a panel, if any; its code is fetched as soon as the student is about to open one. */
export function useOpenedAnnouncement(): {
  open: (announcement: Announcement) => void;
  onIntent: () => void;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Announcement | null>(null);
  return {
    open: setOpened,
    onIntent: () => void detail.load().catch(() => undefined),
    dialog: opened && (
      <Suspense>
        <detail.Component announcement={opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
