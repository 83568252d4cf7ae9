import type { MenuFlags } from './model.ts';

/**
 * Reads the flags in an answer of Account/ShowVideoClassAndMeeting: those of `decodeMenuFlags`, or null where that
 * would fail. It does not use the decoder's schema, which is too much code for the start of a page.
 */
export function readEarlyFlags(sent: unknown): MenuFlags | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { ShowVideo, ShowLiveClass, ShowTeacherMeeting } = sent as Readonly<Record<string, unknown>>;
  const results = [ShowVideo, ShowLiveClass, ShowTeacherMeeting].map((one) => one ?? {});
  if (results.some((one) => typeof one !== 'object')) return null;
  const [videos = false, liveClasses = false, teacherMeetings = false] = results.map(
    (one) => (one as { Result?: unknown }).Result === true,
  );
  return { videos, liveClasses, teacherMeetings };
}
