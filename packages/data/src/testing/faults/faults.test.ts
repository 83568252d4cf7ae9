import type { Failure } from '@portal/domain/shared';
import { known } from '@portal/mocks/choose';
import { describe, expect, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '../../client/client.ts';
import { BROKEN_ANSWERS, BROKEN_TRANSPORTS } from './answers.ts';
import { exportedOperations } from './exports.ts';
import { runWithFault, problemsOf, type Outcome } from './run-with-fault.ts';
import { kindsOf } from './model-problems.ts';
import { OPERATIONS } from './operations.ts';
import { FILE, record, textAnswer, type Operation, type Recording } from './recorded.ts';
import { enlarged, spoiledValues } from './spoiled-values.ts';

/** Calls that the mock backend has for others: of the main app's page behind a link in an email, and of apps that fetch a course step by step. */
const NOT_CALLED = [
  'Account/VerifyEmail',
  'Course/GetCourseSubTopic',
  'Course/GetCourseSubTopicLesson',
  'Course/GetCourseTopic',
  'Course/GetCourseTopicLesson',
  'Course/GetStudentCourses',
];

/** What has only silent calls: its failure shows nothing, or is shown where the answer would be, and never replaces the page. */
const SILENT = [
  'accountMutations.changePicture',
  'accountMutations.deleteAccount',
  'accountMutations.linkAccount',
  'announcementMutations.dismiss',
  'announcementQueries.communityShown',
  'appointmentMutations.cancel',
  'appointmentMutations.create',
  'appointmentMutations.create (of a course)',
  'appointmentMutations.reschedule',
  'calendarQueries.month',
  'calendarQueries.showsPanel',
  'cardMutations.add',
  'cardMutations.edit',
  'cardMutations.remove',
  'cardMutations.setDefault',
  'cardQueries.card',
  'cardQueries.default',
  'cardQueries.defaultPayment',
  'cardQueries.list',
  'cardQueries.stripeKey',
  'commonBannerQuery',
  'courseQueries.practice',
  'findLesson',
  'integrationConfigQuery',
  'lessonMutations.read',
  'libraryMutations.setAsWatched',
  'liveClassQueries.showsLibrary',
  'messageMutations.archive',
  'messageMutations.create',
  'messageMutations.reply',
  'messageMutations.setAsRead',
  'messageQueries.newest',
  'messageQueries.teachers',
  'notificationQueries.alert',
  'packageMutations.add',
  'packageMutations.lookUpClasses',
  'packageMutations.lookUpRecords',
  'packageMutations.unsubscribe',
  'profileMutations.undoEmailChange',
  'profileMutations.update',
  'profileQueries.options',
  'progressFrameEnabled',
  'resumeLessonQuery',
  'sessionQueries.account',
  'settingsQueries.appSetting',
  'settingsQueries.colorScheme',
  'shellQueries.menuFlags',
  'shellQueries.messagesEnabled',
  'shellQueries.permissions',
  'shellQueries.unreadMessage',
  'sidebarQuery',
];

const TEN_MB = 10_000_000;
/** Characters of a long answer. All answers are read by the same code, so 10 MB, which take a while, are for one of each kind of list. */
const LONG = 200_000;
const LONGEST = new Set(['courseQueries.list', 'messageQueries.list']);

/** How often an operation met an answer that is not a good one. */
let cells = 0;

const withRecordings = await Promise.all(
  OPERATIONS.map(async (operation) => ({ name: operation.name, operation, recording: await record(operation) })),
);

/** Collects what is wrong in many cells, so that a test shows all of it at once. */
function table({ operation, recording }: { operation: Operation; recording: Recording }) {
  const kinds = kindsOf(recording.result);
  const problems: string[] = [];
  return {
    problems,
    cell: async (path: string, name: string, answer: typeof fetch): Promise<Outcome> => {
      cells += 1;
      const outcome = await runWithFault(operation, recording, path, answer);
      problems.push(...problemsOf(outcome, kinds).map((problem) => `${path}, ${name}: ${problem}`));
      return outcome;
    },
  };
}

const paths = ({ answers }: Recording) => [...answers.keys()];
const calls = (recording: Recording) => paths(recording).filter((path) => path !== FILE);
const envelopeOf = ({ answers }: Recording, path: string) =>
  JSON.parse(answers.get(path) ?? expect.fail(path)) as { Value: unknown };

describe('nothing is forgotten', () => {
  test('every call that the mock backend knows is made by a line of reads.ts or writes.ts', () => {
    const inTable = new Set(withRecordings.flatMap(({ recording }) => calls(recording)));
    expect([...inTable, ...NOT_CALLED].toSorted()).toEqual([...known.calls].toSorted());
  });

  test('every export that calls the server has a line of its name in reads.ts or writes.ts', async () => {
    const inTable = new Set(OPERATIONS.map(({ name }) => name.replace(/ \(.*$/, '')));
    expect([...inTable].toSorted()).toEqual((await exportedOperations()).toSorted());
  });
});

test('a call is silent where its failure must not replace the page, and nowhere else (contract 2)', () => {
  const silent = withRecordings.filter(({ recording }) => recording.silent.size > 0);
  expect(silent.map(({ name }) => name).toSorted()).toEqual(SILENT);
  for (const { name, recording } of silent) expect([...recording.silent], name).toEqual(calls(recording));
});

describe.each(withRecordings)('$name', ({ operation, recording }) => {
  test('each broken answer is its failure', async () => {
    const { cell, problems } = table({ operation, recording });
    for (const path of paths(recording)) {
      for (const { name, answer, failure } of path === FILE ? BROKEN_TRANSPORTS : BROKEN_ANSWERS) {
        const outcome = await cell(path, name, answer);
        if (!operation.readsFailures) expect.soft(outcome, `${path}, ${name}`).toMatchObject({ failure });
      }
    }
    expect(problems).toEqual([]);
  });

  test('silence is a server that is down, and a network that is gone says so', async () => {
    const { cell, problems } = table({ operation, recording });
    for (const path of paths(recording)) {
      const limit = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      const outcome = cell(path, 'no answer', (_url, init) => {
        queueMicrotask(() => limit.abort(new DOMException('too long', 'TimeoutError')));
        return new Promise((_never, reject) =>
          init?.signal?.addEventListener('abort', () => reject(limit.signal.reason)),
        );
      });
      const silent = await outcome;
      expect(timeout).toHaveBeenCalledWith(TIME_LIMIT_MS);
      timeout.mockRestore();
      vi.stubGlobal('navigator', { onLine: false });
      const offline = await cell(path, 'offline', () => Promise.reject(new TypeError('Failed to fetch')));
      vi.unstubAllGlobals();
      if (operation.readsFailures) continue;
      expect(silent).toEqual({ failure: { kind: 'serverDown', status: 0 } satisfies Failure });
      expect(offline).toEqual({ failure: { kind: 'offline' } satisfies Failure });
    }
    expect(problems).toEqual([]);
  });

  test('each field of another type, and each answer cut off, is a failure or a sensible model', async () => {
    const { cell, problems } = table({ operation, recording });
    for (const path of calls(recording)) {
      const envelope = envelopeOf(recording, path);
      for (const { name, value } of spoiledValues(envelope.Value)) {
        const body = JSON.stringify({ ...envelope, Value: value });
        await cell(path, name, textAnswer(body));
      }
      const whole = JSON.stringify(envelope);
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const cut = whole.slice(0, Math.floor(whole.length * part));
        const outcome = await cell(path, `cut at ${part}`, textAnswer(cut));
        if (!operation.readsFailures) expect(outcome).toEqual({ failure: { kind: 'notAnAnswer' } satisfies Failure });
      }
    }
    expect(problems).toEqual([]);
  });

  const size = LONGEST.has(operation.name) ? TEN_MB : LONG;
  test(`a field and a list of ${size} characters`, async () => {
    const { cell, problems } = table({ operation, recording });
    const padding = JSON.stringify('x'.repeat(size));
    for (const path of calls(recording)) {
      const envelope = envelopeOf(recording, path);
      const padded = `{"New":${padding},${JSON.stringify(envelope).slice(1)}`;
      await cell(path, 'a long field', textAnswer(padded));
      const longer = enlarged(envelope.Value, size);
      const body = JSON.stringify({ ...envelope, Value: longer });
      await cell(path, 'a long list', textAnswer(body));
    }
    expect(problems).toEqual([]);
  });
});

// The last test, since it counts what the others did.
test('the table has forty thousand cells', () => {
  expect(cells).toBeGreaterThan(40_000);
});
