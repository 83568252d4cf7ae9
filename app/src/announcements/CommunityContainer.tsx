import { useCommunityPosts } from '@portal/data/announcements';
import { CommunityPanel } from '@portal/ui/announcements';
import { useOpenedAnnouncement } from './useOpenedAnnouncement.tsx';

/** The community posts, where this student sees them. */
export default function CommunityContainer() {
  const posts = useCommunityPosts();
  const { open, onIntent, dialog } = useOpenedAnnouncement();
  if (!posts) return null;
  return (
    <>
      <CommunityPanel posts={posts.loadable} onRetry={posts.retry} onOpen={open} onIntent={onIntent} />
      {dialog}
    </>
  );
}
