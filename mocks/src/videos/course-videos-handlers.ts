import { activeCourseVideos, videoEmbedCode } from './course-videos-model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Videos. */
const courseVideosCalls: MakeHandler[] = [
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

export const courseVideosArea = {
  handlers: courseVideosCalls,
} satisfies MockArea;
