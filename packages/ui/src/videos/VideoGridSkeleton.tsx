import { SkeletonGroup } from '../kit/index.ts';
import { VideoCardSkeleton } from './VideosSkeleton.tsx';
import { VideoGrid } from './video-grid.ts';

/** As many as fill the widest screen's first row. */
const CARDS = 3;

/** The cards of videos while they are on their way. */
export function VideoGridSkeleton() {
  return (
    <SkeletonGroup>
      <VideoGrid>
        {Array.from({ length: CARDS }, (_, i) => (
          <li key={i}>
            <VideoCardSkeleton listed />
          </li>
        ))}
      </VideoGrid>
    </SkeletonGroup>
  );
}
