import type { CourseOrTest } from '@portal/domain/blocks';
import {
  decodeCourseVideos,
  decodeDashboardVideos,
  decodeVideoEmbed,
  type VideoEmbedRequestWire,
} from '@portal/domain/videos';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const dashboardVideoCall = (userId: number): CallSpec => ({
  path: 'Dashboard/GetDashboardVideo',
  method: 'GET',
  query: { userId },
});

export const courseVideosCall: CallSpec = { path: 'Videos/GetActiveCourseHasVideo', method: 'GET' };

const embedCall = ({ kind, id }: CourseOrTest): CallSpec => {
  const body: VideoEmbedRequestWire = {
    CoursePublishedId: kind === 'course' ? id : null,
    DiagnosticTestId: kind === 'diagnosticTest' ? id : null,
  };
  return { path: 'Videos/GetVideoEmbedCode', method: 'POST', body };
};

export const videoQueries = {
  /** The videos and channels of the dashboard. */
  dashboard: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['videos', 'dashboard', userId],
      queryFn: createQueryFn(client, dashboardVideoCall(userId), decodeDashboardVideos),
    }),
  /** The student's active courses and tests that have videos. */
  ofCourses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['videos', 'ofCourses', userId],
      queryFn: createQueryFn(client, courseVideosCall, decodeCourseVideos),
    }),
  /** The source of the video of a course or test; without an owner nothing is fetched. */
  embed: (client: Client, owner: CourseOrTest | null) =>
    queryOptions({
      queryKey: ['videos', 'embed', owner],
      queryFn: owner ? createQueryFn(client, embedCall(owner), decodeVideoEmbed) : skipToken,
    }),
};
