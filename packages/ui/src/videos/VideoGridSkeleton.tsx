import { SkeletonGroup } from '../kit/index.ts';
import { VideoCardSkeleton } from './VideosSkeleton.tsx';
import { VideoGrid } from './video-grid.ts';

/** Fills the first row of the widest screen. */
const CARDS = 3;

/** Placeholder for the cards of videos. */
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
