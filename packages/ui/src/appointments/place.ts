import type { MeetingMode } from '@portal/domain/blocks';

/** The place of a meeting that is held there (001 §2); null = it has none. */
export function placeOf({ mode, place = null }: { mode?: MeetingMode; place?: string | null }): string | null {
  return mode === 'faceToFace' || mode === 'both' ? place : null;
}
