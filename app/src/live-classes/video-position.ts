import type { VideoResume } from '@portal/ui/blocks/video-player';
import { storage } from '../portal/storage.ts';

/** The position at which a student left a recording, stored on this device. */
export function videoPosition(student: number, recording: number): VideoResume {
  const key = `videoPosition:${student}:${recording}` as const;
  const stored = Number(storage.get(key));
  return {
    startAt: Number.isFinite(stored) && stored > 0 ? stored : 0,
    onPosition: (seconds) => storage.set(key, seconds > 0 ? String(Math.floor(seconds)) : null),
  };
}
