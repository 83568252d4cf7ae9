import { useRef, type VideoHTMLAttributes } from 'react';

/** Where a media file is resumed. */
export interface VideoResume {
  /** Seconds from its beginning; 0 = from there. */
  startAt: number;
  /** Told every few seconds, and when it pauses; 0 once it was seen to its end. */
  onPosition: (seconds: number) => void;
}

/** How far it plays, in seconds, before the place is told again. */
const REPORT_INTERVAL = 5;
/** So near its end a video begins anew: nobody comes back for the last words. */
const END_MARGIN = 10;

type Handlers = Pick<
  VideoHTMLAttributes<HTMLVideoElement>,
  'onLoadedMetadata' | 'onTimeUpdate' | 'onPause' | 'onEnded'
>;

/** What a `<video>` needs to go on where it was left, and to say where that is. */
export function useResume(resume: VideoResume | undefined): Handlers {
  const reported = useRef(resume?.startAt ?? 0);
  if (!resume) return {};
  function report(seconds: number) {
    reported.current = seconds;
    resume?.onPosition(seconds);
  }
  return {
    onLoadedMetadata: ({ currentTarget: video }) => {
      if (resume.startAt > 0 && resume.startAt < video.duration - END_MARGIN) video.currentTime = resume.startAt;
    },
    onTimeUpdate: ({ currentTarget: video }) => {
      if (Math.abs(video.currentTime - reported.current) >= REPORT_INTERVAL) report(video.currentTime);
    },
    onPause: ({ currentTarget: video }) => {
      // A video pauses at its end too, which says something else.
      if (!video.ended) report(video.currentTime);
    },
    onEnded: () => report(0),
  };
}
