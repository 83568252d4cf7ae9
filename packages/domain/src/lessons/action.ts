import { isFileMissing, type Failure, type SafeHref, type Submission } from '../shared/index.ts';

/** The state of one lesson's actions. */
export type LessonActionState =
  | { status: 'idle' }
  /** Its document is downloading; or it is being reset, until its module is refetched. */
  | { status: 'pending'; action: 'download' | 'reset' }
  | { status: 'failed'; action: 'download' | 'reset'; failure: Failure }
  /** The server has no such file (contract 1.4). */
  | { status: 'fileMissing' }
  /** The browser blocked the new tab of the lesson or its report; `href` is what it would have opened. */
  | { status: 'blocked'; href: SafeHref };

export const idleLesson: LessonActionState = { status: 'idle' };

/** Submissions and blocked tabs, by the lesson's id. */
interface LessonSubmissions {
  downloads: ReadonlyMap<number, Submission>;
  resets: ReadonlyMap<number, Submission>;
  blocked: ReadonlyMap<number, SafeHref>;
}

function actionState(action: 'download' | 'reset', submission: Submission | undefined): LessonActionState {
  if (submission?.status === 'pending') return { status: 'pending', action };
  if (submission?.status !== 'failed') return idleLesson;
  const { failure } = submission;
  return action === 'download' && isFileMissing(failure)
    ? { status: 'fileMissing' }
    : { status: 'failed', action, failure };
}

function stateOf({ downloads, resets, blocked }: LessonSubmissions, lesson: number): LessonActionState {
  const states = [
    actionState('download', downloads.get(lesson)),
    actionState('reset', resets.get(lesson)),
    blockedState(blocked.get(lesson)),
  ].filter(({ status }) => status !== 'idle');
  // A pending action matters more than the result of an earlier one.
  return states.find(({ status }) => status === 'pending') ?? states[0] ?? idleLesson;
}

const blockedState = (href: SafeHref | undefined): LessonActionState =>
  href === undefined ? idleLesson : { status: 'blocked', href };

/** Lesson id -> the state of its actions; lessons that are idle are left out. */
export function actionStates(sent: LessonSubmissions): ReadonlyMap<number, LessonActionState> {
  const lessons = new Set([...sent.downloads.keys(), ...sent.resets.keys(), ...sent.blocked.keys()]);
  return new Map(
    [...lessons]
      .map((lesson) => [lesson, stateOf(sent, lesson)] as const)
      .filter(([, { status }]) => status !== 'idle'),
  );
}
