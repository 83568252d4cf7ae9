import { expect, test } from 'vitest';
import { kindOf } from './state-kinds.ts';

test.each([
  ['Upcoming', 'usual'],
  ['NoResult', 'empty'],
  ['ActiveEmpty', 'empty'],
  ['NothingYet', 'empty'],
  ['Notice', 'usual'],
  ['CoursesFailed', 'failed'],
  ['UnregisterFail', 'failed'],
  ['LinkNotCopied', 'failed'],
  ['NoTimesFailed', 'failed'],
  ['Loading', 'loading'],
  ['LoadFailed', 'failed'],
  ['ClassIsFull', 'full'],
  ['FiveThousand', 'full'],
  ['FaceToFace', 'usual'],
  ['Rescheduling', 'pending'],
  ['EmailPending', 'pending'],
  ['Reading', 'usual'],
  ['LockedModules', 'locked'],
  ['UpgradeNeeded', 'locked'],
  ['InactiveUser', 'archived'],
  ['EmptyArchive', 'archived'],
  ['ArchiveFailed', 'failed'],
  ['SessionExpired', 'ended'],
  ['Covered', 'usual'],
  ['FormOffline', 'offline'],
  ['LongTexts', 'much'],
  ['EveryCard', 'much'],
])('%s is %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
