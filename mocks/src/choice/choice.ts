import { FAILURES, type FailureKind } from './failures.ts';

/** A call that is made to fail. */
export interface ChosenFailure {
  /** `Segment/Call`; `*` for every call. */
  call: string;
  kind: FailureKind;
}

/** The settings of the mock backend that somebody has chosen in the demo, or for a flow in Storybook. */
export interface Choice {
  /** The user name of the signed-in student; null = whoever signs in, or the flow's own student. */
  student: string | null;
  /** The page of a flow, with its query; null = where the flow begins. */
  page: string | null;
  /** `YYYY-MM-DDTHH:mm` at the school; null = today, or the flow's own time. */
  clock: string | null;
  /** The delay of every response, in milliseconds. */
  delayMs: number;
  offline: boolean;
  failures: readonly ChosenFailure[];
  /** What differs at the school: names of `SWITCHES`. */
  switches: readonly string[];
}

export const NOTHING_CHOSEN: Choice = {
  student: null,
  page: null,
  clock: null,
  delayMs: 0,
  offline: false,
  failures: [],
  switches: [],
};

const EVERY = 'every';
const CLOCK = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/;

/** Escapes everything but letters and digits as bytes in hexadecimal: `-2F` for a slash. */
function escape(text: string): string {
  return encodeURIComponent(text)
    .replace(/[-_.!~*'()]/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
    .replaceAll('%', '-');
}

function unescape(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('-', '%'));
  } catch {
    return null;
  }
}

/**
 * Converts a choice to its form in a URL: `student-mei_fail-Account-Login-broken`, '' for no choice. It consists of
 * letters, digits, `-` and `_` only, because Storybook drops any other value.
 */
export function formatChoice({ student, page, clock, delayMs, offline, failures, switches }: Choice): string {
  return [
    ...(student === null ? [] : [`student-${student}`]),
    ...(clock === null ? [] : [`clock-${clock.replaceAll(/[-:]/g, '')}`]),
    ...(delayMs > 0 ? [`slow-${delayMs}`] : []),
    ...(offline ? ['offline'] : []),
    ...failures.map(({ call, kind }) => `fail-${call === '*' ? EVERY : call.replace('/', '-')}-${kind}`),
    ...switches.map((name) => `with-${name}`),
    ...(page === null ? [] : [`page-${escape(page)}`]),
  ].join('_');
}

/** Parses the choice in a URL. Unknown parts are ignored, so that an old link still opens. */
export function parseChoice(text: string): Choice {
  const choice = { ...NOTHING_CHOSEN };
  for (const part of text.split('_')) Object.assign(choice, read(part, choice));
  return choice;
}

function read(part: string, { failures, switches }: Choice): Partial<Choice> {
  const [, name = '', value = ''] = /^([a-z]+)(?:-(.*))?$/.exec(part) ?? [];
  switch (name) {
    case 'student':
      return /^\w+$/.test(value) ? { student: value } : {};
    case 'clock':
      return CLOCK.test(value) ? { clock: value.replace(CLOCK, '$1-$2-$3T$4:$5') } : {};
    case 'slow':
      return /^\d{1,6}$/.test(value) ? { delayMs: Number(value) } : {};
    case 'offline':
      return { offline: true };
    case 'fail': {
      const failure = readFailure(value);
      return failure ? { failures: withFailure(failures, failure) } : {};
    }
    case 'with':
      return /^\w+$/.test(value) && !switches.includes(value) ? { switches: [...switches, value] } : {};
    case 'page': {
      const page = unescape(value);
      return page?.startsWith('/') === true ? { page } : {};
    }
    default:
      return {};
  }
}

function readFailure(value: string): ChosenFailure | null {
  const [, call = '', kind = ''] = /^(every|\w+-\w+)-(\w+)$/.exec(value) ?? [];
  return Object.hasOwn(FAILURES, kind)
    ? { call: call === EVERY ? '*' : call.replace('-', '/'), kind: kind as FailureKind }
    : null;
}

/** Returns the failures with this one, which replaces another of the same call. */
export function withFailure(failures: readonly ChosenFailure[], failure: ChosenFailure): readonly ChosenFailure[] {
  return [...failures.filter(({ call }) => call !== failure.call), failure];
}

/**
 * Whether the portal has to be restarted: for another student, time or settings. Page, failures, delay and connection
 * can be changed while it runs.
 */
export function needsRestart(before: Choice, after: Choice): boolean {
  const kept = { page: null, delayMs: 0, offline: false, failures: [] };
  return formatChoice({ ...before, ...kept }) !== formatChoice({ ...after, ...kept });
}
