import type { Announcement } from '@portal/domain/announcements';
import type { Failure, Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, RetryAction, PANEL_ROWS, Section, SkeletonGroup, RowsSkeleton } from '../kit/index.ts';
import { LoadError, useFailureMessages } from '../blocks/load-error/index.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import { EmptyText } from './EmptyText.tsx';
import { useFocusAfterDismissal, type FocusAfterDismissal } from './useFocusAfterDismissal.ts';

export interface AnnouncementsPanelProps {
  /** Newest first. */
  announcements: Loadable<readonly Announcement[]>;
  /** The current time, which decides which announcements are marked as new. */
  now: Date;
  onRetry: () => void;
  onOpen: (announcement: Announcement) => void;
  /** Dismisses the announcement; the next `announcements` does not contain it. Also called to retry after a failure. */
  onDismiss: (announcement: Announcement) => void;
  /** An announcement that could not be dismissed and is in the list again. */
  dismissFailed: { announcement: Announcement; failure: Failure } | null;
  /** Called when the pointer enters or focus reaches a row, so that what opening needs can be prefetched. */
  onIntent?: (() => void) | undefined;
}

const NONE: readonly Announcement[] = [];

/** The announcements panel of the dashboard; always shown, also when empty (001 §2). */
export function AnnouncementsPanel({
  announcements,
  onRetry,
  onDismiss,
  dismissFailed,
  ...rows
}: AnnouncementsPanelProps) {
  const { t } = useTranslation('announcements');
  const focus = useFocusAfterDismissal(announcements.status === 'ready' ? announcements.value : NONE);

  function dismiss(announcement: Announcement) {
    focus.rememberPosition(announcement);
    onDismiss(announcement);
  }

  return (
    <Section title={t('title')}>
      {dismissFailed && <DismissFailed {...dismissFailed} onRetry={() => dismiss(dismissFailed.announcement)} />}
      {announcements.status === 'loading' && (
        <SkeletonGroup>
          <RowsSkeleton rows={PANEL_ROWS} />
        </SkeletonGroup>
      )}
      {announcements.status === 'failed' && (
        <LoadError title={t('failed')} failure={announcements.failure} onRetry={onRetry} />
      )}
      {announcements.status === 'ready' && (
        <Rows
          {...rows}
          announcements={announcements.value}
          onDismiss={dismiss}
          list={focus.list}
          emptyText={focus.emptyText}
        />
      )}
    </Section>
  );
}

type RowsProps = Pick<AnnouncementsPanelProps, 'now' | 'onOpen' | 'onDismiss' | 'onIntent'> & {
  announcements: readonly Announcement[];
} & Pick<FocusAfterDismissal, 'list' | 'emptyText'>;

function Rows({ announcements, now, onOpen, onDismiss, onIntent, list, emptyText }: RowsProps) {
  const { t } = useTranslation('announcements');
  if (announcements.length === 0) return <EmptyText ref={emptyText}>{t('empty')}</EmptyText>;
  return (
    <AnnouncementList announcements={announcements} ref={list}>
      {(one) => (
        <AnnouncementRow
          announcement={one}
          now={now}
          onIntent={onIntent}
          onOpen={() => onOpen(one)}
          onDismiss={() => onDismiss(one)}
        />
      )}
    </AnnouncementList>
  );
}

function DismissFailed({
  announcement,
  failure,
  onRetry,
}: NonNullable<AnnouncementsPanelProps['dismissFailed']> & { onRetry: () => void }) {
  const { t } = useTranslation(['announcements', 'common']);
  const toMessages = useFailureMessages();
  return (
    <AlertBox>
      <Alert
        kind="danger"
        title={t('dismissFailed', { title: announcement.title })}
        messages={toMessages(failure)}
        action={<RetryAction title={t('dismissFailed', { title: announcement.title })} onRetry={onRetry} />}
      />
    </AlertBox>
  );
}

const AlertBox = styled.div`
  margin-bottom: var(--space-3);
`;
