import type { MenuFlags } from './model.ts';

/**
 * The flags of an answer of Account/ShowVideoClassAndMeeting as sent: those of `decodeMenuFlags`, or null where the decoder
 * would fail. Without its schema, which is too much code for the start of a page.
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
