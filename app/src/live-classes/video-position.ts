import type { VideoResume } from '@portal/ui/blocks/video-player';
import { storage } from '../portal/storage.ts';

/** Returns the position at which a student left a recording, which is stored on this device, and its setter. */
export function videoPosition(student: number, recording: number): VideoResume {
  const key = `videoPosition:${student}:${recording}` as const;
  const stored = Number(storage.get(key));
  return {
    startAt: Number.isFinite(stored) && stored > 0 ? stored : 0,
    onPosition: (seconds) => storage.set(key, seconds > 0 ? String(Math.floor(seconds)) : null),
  };
}
