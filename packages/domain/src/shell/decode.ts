import * as v from 'valibot';
import { decode, flagSchema, rowsSchema } from '../shared/index.ts';
import type { MenuFlags } from './model.ts';

const result = v.pipe(
  v.nullish(v.object({ Result: flagSchema }), {}),
  v.transform((sent) => sent.Result),
);

const menuFlags = v.pipe(
  v.object({ ShowVideo: result, ShowLiveClass: result, ShowTeacherMeeting: result }),
  v.transform((sent): MenuFlags => ({
    videos: sent.ShowVideo,
    liveClasses: sent.ShowLiveClass,
    teacherMeetings: sent.ShowTeacherMeeting,
  })),
);

/** Decodes the answer of Account/ShowVideoClassAndMeeting; an absent flag hides its entry. */
export function decodeMenuFlags(sent: unknown): MenuFlags {
  return decode(menuFlags, sent);
}

/** Decodes the answer of Setting/GetStudentPermission. */
export function decodePermissions(sent: unknown): string[] {
  return decode(rowsSchema(v.string()), sent);
}
