import { activeCourseVideos, videoEmbedCode } from './list-model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

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
