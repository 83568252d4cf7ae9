import { announcementQueries, dismissAnnouncement } from '@portal/data/announcements';
import { asLoadable } from '@portal/data/client';
import type { Announcement } from '@portal/domain/announcements';
import { asFailure, type Failure } from '@portal/domain/shared';
import { AnnouncementsPanel } from '@portal/ui/announcements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';
import { useOpenedAnnouncement } from './useOpenedAnnouncement.tsx';

/** The announcements of the dashboard, opened and dismissed. */
export default function Announcements() {
  const { client } = useServices();
  const queries = useQueryClient();
  const block = useQuery(announcementQueries.block(client, useAddressOf()));
  const { open, onIntent, dialog } = useOpenedAnnouncement();
  const [stayed, setStayed] = useState<{ announcement: Announcement; failure: Failure } | null>(null);
  function dismiss(announcement: Announcement) {
    setStayed(null);
    dismissAnnouncement(queries, client, announcement).catch((failed: unknown) =>
      setStayed({ announcement, failure: asFailure(failed) }),
    );
  }
  return (
    <>
      <AnnouncementsPanel
        announcements={asLoadable(block)}
        now={useNow()}
        onRetry={() => void block.refetch()}
        onOpen={open}
        onIntent={onIntent}
        onDismiss={dismiss}
        dismissFailed={stayed}
      />
      {dialog}
    </>
  );
}
