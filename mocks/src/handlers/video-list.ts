import { activeCourseVideos, videoEmbedCode } from '../school/video-list.ts';
import type { MockArea } from './area.ts';
import { call, type MakeHandler } from './route.ts';

/** Segment Videos. */
const videoListCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'Videos/GetActiveCourseHasVideo' }, activeCourseVideos),
  call(
    {
      method: 'POST',
      path: 'Videos/GetVideoEmbedCode',
      body: { CoursePublishedId: 'number?', DiagnosticTestId: 'number?' },
    },
    (student, { body }) => videoEmbedCode(student, body.CoursePublishedId, body.DiagnosticTestId),
  ),
];

export const videoListArea = {
  handlers: videoListCalls,
} satisfies MockArea;
