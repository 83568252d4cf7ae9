import type { VideoResume } from '@portal/ui/blocks/video-player';
import { storage } from '../portal/storage.ts';

/** Where a student left a recording, kept on this device. */
export function videoPosition(student: number, recording: number): VideoResume {
  const key = `videoPosition:${student}:${recording}` as const;
  const kept = Number(storage.get(key));
  return {
    startAt: Number.isFinite(kept) && kept > 0 ? kept : 0,
    onPosition: (seconds) => storage.set(key, seconds > 0 ? String(Math.floor(seconds)) : null),
  };
}
