import type { Announcement } from '@portal/domain/announcements';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { EmptyText } from './EmptyText.tsx';
import { PostRow } from './PostRow.tsx';
import { PostsSkeleton } from './PostsSkeleton.tsx';

export interface CommunityPanelProps {
  /** Newest first. */
  posts: Loadable<readonly Announcement[]>;
  onRetry: () => void;
  onOpen: (post: Announcement) => void;
  /** Called when the pointer enters or focus reaches a row, so that what opening needs can be prefetched. */
  onIntent?: (() => void) | undefined;
}

/** The community posts on the dashboard, for students to whom the server shows them (001 §2). */
export function CommunityPanel(props: CommunityPanelProps) {
  const { t } = useTranslation('announcements');
  return (
    <Section title={t('community')}>
      <LoadedPosts {...props} />
    </Section>
  );
}

function LoadedPosts({ posts, onRetry, onOpen, onIntent }: CommunityPanelProps) {
  const { t } = useTranslation('announcements');
  switch (posts.status) {
    case 'loading':
      return <PostsSkeleton />;
    case 'failed':
      return <LoadError title={t('communityFailed')} failure={posts.failure} onRetry={onRetry} />;
    case 'ready':
      if (posts.value.length === 0) return <EmptyText>{t('communityEmpty')}</EmptyText>;
      return (
        <AnnouncementList announcements={posts.value}>
          {(post) => <PostRow post={post} onOpen={() => onOpen(post)} onIntent={onIntent} />}
        </AnnouncementList>
      );
  }
}
