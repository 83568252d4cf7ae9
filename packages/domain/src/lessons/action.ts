import type { Failure, SafeHref, Submission } from '../shared/index.ts';

/** What goes on with one lesson. */
export type LessonActionState =
  | { status: 'idle' }
  /** Its document is on its way; or it is reset, until its module is there anew. */
  | { status: 'pending'; action: 'download' | 'reset' }
  | { status: 'failed'; action: 'download' | 'reset'; failure: Failure }
  /** The document itself could not be had (contract 1.4). */
  | { status: 'fileMissing' }
  /** The browser let no new tab open for the lesson or its report; `href` is what it should have shown. */
  | { status: 'blocked'; href: SafeHref };

export const idleLesson: LessonActionState = { status: 'idle' };

/** What was sent about lessons, and what no tab opened for; each by the lesson's id. */
interface LessonSubmissions {
  downloads: ReadonlyMap<number, Submission>;
  resets: ReadonlyMap<number, Submission>;
  blocked: ReadonlyMap<number, SafeHref>;
}

function actionState(action: 'download' | 'reset', submission: Submission | undefined): LessonActionState {
  if (submission?.status === 'pending') return { status: 'pending', action };
  if (submission?.status !== 'failed') return idleLesson;
  const { failure } = submission;
  // A lesson's file is answered by a status of its own (contract 1.4).
  const missing = action === 'download' && failure.kind === 'serverDown' && failure.status > 0;
  return missing ? { status: 'fileMissing' } : { status: 'failed', action, failure };
}

function stateOf({ downloads, resets, blocked }: LessonSubmissions, lesson: number): LessonActionState {
  const states = [
    actionState('download', downloads.get(lesson)),
    actionState('reset', resets.get(lesson)),
    blockedState(blocked.get(lesson)),
  ].filter(({ status }) => status !== 'idle');
  // What still goes on says more than what came of something before.
  return states.find(({ status }) => status === 'pending') ?? states[0] ?? idleLesson;
}

const blockedState = (href: SafeHref | undefined): LessonActionState =>
  href === undefined ? idleLesson : { status: 'blocked', href };

/** Lesson id -> what goes on with it; a lesson that is not named is idle. */
export function actionStates(sent: LessonSubmissions): ReadonlyMap<number, LessonActionState> {
  const lessons = new Set([...sent.downloads.keys(), ...sent.resets.keys(), ...sent.blocked.keys()]);
  return new Map(
    [...lessons]
      .map((lesson) => [lesson, stateOf(sent, lesson)] as const)
      .filter(([, { status }]) => status !== 'idle'),
  );
}
