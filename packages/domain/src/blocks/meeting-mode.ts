import * as v from 'valibot';
import { oneOf } from '../shared/index.ts';

/** How a meeting is held. */
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

/** Whether a meeting is held online, where it has a link (001 §2); null = not known. */
export const isOnline = (mode: MeetingMode): boolean | null => (mode === 'unknown' ? null : mode !== 'faceToFace');

/** Whether a meeting is held at its place (001 §2). */
export const isAtPlace = (mode: MeetingMode): boolean => mode === 'faceToFace' || mode === 'both';
