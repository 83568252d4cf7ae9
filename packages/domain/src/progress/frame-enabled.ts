import * as v from 'valibot';
import { decode, flagSchema } from '../shared/index.ts';

/**
 * Decodes the answer of Setting/IsEnableStudentProgressMicroService: whether the school's progress page replaces the
 * tiles.
 */
export function decodeProgressFrameEnabled(sent: unknown): boolean {
  return decode(v.object({ IsEnableStudentProgress: flagSchema }), sent).IsEnableStudentProgress;
}
