import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/index.ts';
import { dismissNudges, dueNudges, nextNudgeDay, readEndings, updateEndings, type EndingPackage } from './ending.ts';
import type { ActivePackage } from './model.ts';

const today = '2026-11-20';
const ending = (daysLeft: number, more: Partial<EndingPackage> = {}): EndingPackage => ({
  id: 1,
  name: 'Essential',
  lastDay: addDays(today, daysLeft),
  dismissed: null,
  ...more,
});

describe('a package is nudged about', () => {
  test.each([
    [15, null, false],
    [14, null, true],
    [13, null, true],
    [8, null, true],
    [7, null, true],
    [2, null, true],
    [1, null, true],
    [0, null, true],
    [-1, null, false],
    // Dismissed: not again until the next one.
    [14, 14, false],
    [8, 14, false],
    [7, 14, true],
    [7, 7, false],
    [2, 7, false],
    [1, 14, true],
    [1, 7, true],
    [1, 1, false],
    [0, 1, false],
    [-1, 14, false],
  ] as const)('%d days before its end, when the one of %s days was dismissed: %s', (days, dismissed, expected) => {
    const endings = [ending(days, { dismissed })];
    expect(dueNudges(endings, today)).toEqual(
      expected ? [{ id: 1, name: 'Essential', lastDay: addDays(today, days), daysLeft: days }] : [],
    );
  });

  test('after the one that ends before it', () => {
    const endings = [ending(9), ending(0, { id: 2 }), ending(3, { id: 3 }), ending(40, { id: 4 })];
    expect(dueNudges(endings, today).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('dismissing', () => {
  test.each([
    [14, null, 14],
    [8, null, 14],
    [7, 14, 7],
    [1, 7, 1],
    [0, null, 1],
    // Not shown, so not dismissed.
    [20, null, null],
    [8, 14, 14],
    [8, 7, 7],
    [-1, 7, 7],
  ] as const)('%d days before the end, after the one of %s: that of %s is dismissed', (days, before, after) => {
    const dismissed = dismissNudges([ending(days, { dismissed: before })], today);
    expect(dismissed).toEqual([ending(days, { dismissed: after })]);
    expect(dueNudges(dismissed, today)).toEqual([]);
  });

  test('shows each nudge once until the end', () => {
    let endings = [ending(20)];
    const shown: number[] = [];
    for (let day = 0; day <= 22; day += 1) {
      const now = addDays(today, day);
      for (const { daysLeft } of dueNudges(endings, now)) shown.push(daysLeft);
      endings = dismissNudges(endings, now);
    }
    expect(shown).toEqual([14, 7, 1]);
  });
});

describe('the next nudge', () => {
  test.each([
    [20, null, 6],
    [14, null, 0],
    [10, 14, 3],
    // It ends a day later by now: the nudge that was dismissed does not come again.
    [15, 14, 8],
    [5, 7, 4],
    [1, 7, 0],
    [0, 1, null],
    [-3, null, null],
  ] as const)('%d days before the end, after the one of %s, is in %s days', (days, dismissed, expected) => {
    const endings = [ending(days, { dismissed })];
    expect(nextNudgeDay(endings, today)).toBe(expected === null ? null : addDays(today, expected));
  });

  test('is the first one of several packages', () => {
    const endings = [ending(40), ending(18, { id: 2 }), ending(13, { id: 3, dismissed: 14 })];
    expect(nextNudgeDay(endings, today)).toBe(addDays(today, 4));
    expect(nextNudgeDay([], today)).toBeNull();
  });
});

describe('what is stored of a page of packages', () => {
  const active = (more: Partial<ActivePackage> = {}): ActivePackage => ({
    id: 1,
    name: 'Essential',
    description: null,
    icon: { kind: 'default' },
    type: 'oneOff',
    subscription: null,
    daysRemaining: 10,
    certificateId: null,
    ...more,
  });
  const all = (...rows: ActivePackage[]) => ({ rows, total: rows.length });

  test.each([
    [{}, true],
    [{ daysRemaining: 0 }, true],
    [{ daysRemaining: 60 }, true],
    [{ daysRemaining: 61 }, false],
    [{ daysRemaining: null }, false],
    [{ type: 'subscription', subscription: 'cancelled' }, true],
    // It renews.
    [{ type: 'subscription', subscription: 'active' }, false],
  ] as const)('%j: %s', (more, expected) => {
    const one = active(more);
    expect(updateEndings([], all(one), today)).toEqual(expected ? [ending(one.daysRemaining ?? 0)] : []);
  });

  test.each([
    [10, 14],
    [9, 14],
    // The server's day began before the student's.
    [11, 14],
    // Renewed.
    [12, null],
    [45, null],
  ] as const)('a nudge dismissed 10 days before the end, and now %d days remain: %s', (daysRemaining, dismissed) => {
    const before = [ending(10, { dismissed: 14 })];
    expect(updateEndings(before, all(active({ daysRemaining })), today)).toEqual([
      ending(daysRemaining, { dismissed }),
    ]);
  });

  test('what is on no page any more is forgotten', () => {
    expect(updateEndings([ending(3, { id: 2 })], all(active()), today)).toEqual([ending(10)]);
  });

  test('what is on another page is kept until it has ended', () => {
    const before = [ending(3, { id: 2 }), ending(-1, { id: 3 }), ending(4), ending(0, { id: 4 })];
    const kept = [ending(3, { id: 2 }), ending(0, { id: 4 })];
    expect(updateEndings(before, { rows: [active()], total: 11 }, today)).toEqual([...kept, ending(10)]);
  });
});

test.each([
  [null],
  [''],
  ['null'],
  ['{}'],
  ['[{"id":1}]'],
  ['[{"id":1,"name":"Essential","lastDay":"soon","dismissed":null}]'],
])('%j is nothing', (text) => {
  expect(readEndings(text)).toEqual([]);
});

test('what is stored is read', () => {
  const endings = [ending(3), ending(9, { id: 2, dismissed: 14 })];
  expect(readEndings(JSON.stringify(endings))).toEqual(endings);
});
