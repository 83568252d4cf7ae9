import { ready, type Loadable } from '@portal/domain/shared';
import type { CourseOrTest, VideoSource } from '@portal/domain/blocks';
import type { CourseVideo, VideoChannel } from '@portal/domain/videos';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { videoQueries } from './queries.ts';

/** The videos and channels of the dashboard. */
export function useDashboardVideos(): LoadableQuery<VideoChannel[]> {
  return useLoadableQuery(videoQueries.dashboard(useClient(), useStudent().userId));
}

/** The student's active courses and tests that have videos. */
export function useCourseVideos(): LoadableQuery<CourseVideo[]> {
  return useLoadableQuery(videoQueries.ofCourses(useClient(), useStudent().userId));
}

const BROKEN: Loadable<VideoSource> = ready({ kind: 'broken' });

/** The source of the video of a course or test; without an owner it is a broken link. */
export function useVideoSource(owner: CourseOrTest | null): Pick<LoadableQuery<VideoSource>, 'loadable' | 'retry'> {
  const { loadable, retry } = useLoadableQuery(videoQueries.embed(useClient(), owner));
  return { loadable: owner ? loadable : BROKEN, retry };
}
