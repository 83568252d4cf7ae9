import * as v from 'valibot';
import { oneOf } from '../shared/index.ts';

/** How a meeting is held; for an unknown mode neither link nor place is shown. */
export type MeetingMode = 'online' | 'faceToFace' | 'both' | 'unknown';

const MODES = { ONLINE: 'online', FACETOFACE: 'faceToFace', ALL: 'both' } as const;

/** Decodes a meeting's mode; a missing one is unknown. */
export const meetingMode = v.optional(
  v.pipe(
    oneOf(['ONLINE', 'FACETOFACE', 'ALL'], null),
    v.transform((sent): MeetingMode => (sent ? MODES[sent] : 'unknown')),
  ),
  null,
);
