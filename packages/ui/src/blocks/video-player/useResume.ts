import { useRef, type VideoHTMLAttributes } from 'react';

/** Resume position of a media file. */
export interface VideoResume {
  /** Seconds from its beginning. */
  startAt: number;
  /** Called every few seconds and on pause; with 0 when it has ended. */
  onPosition: (seconds: number) => void;
}

/** Seconds of playback between two reports of the position. */
const REPORT_INTERVAL = 5;
/** A position this near the end, in seconds, starts from the beginning. */
const END_MARGIN = 10;

type Handlers = Pick<
  VideoHTMLAttributes<HTMLVideoElement>,
  'onLoadedMetadata' | 'onTimeUpdate' | 'onPause' | 'onEnded'
>;

/** Returns event handlers for a `<video>` that resume its position and report it. */
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
      // A video also pauses at its end, which `onEnded` reports.
      if (!video.ended) report(video.currentTime);
    },
    onEnded: () => report(0),
  };
}
