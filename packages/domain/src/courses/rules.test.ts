import { expect, test } from 'vitest';
import { availability, COURSE_PAGE_SIZE, DESCRIPTION_LIMIT, TILES_SHOWN } from './rules.ts';

/**
 * Every published status against every course status, unknown ones included.
 * Said by the documents (002 §4, CRS-09 to CRS-12): Active with Ready is active; EditMode or Draft is maintenance;
 * PackageExpired is expired; Archive is archived.
 * Left open by them, and decided (docs/adr/0005): where several hold, the card says what ended for good (archived, then
 * expired) before the rest; an archived course counts as archived; what none of the words names is maintenance.
 */
const COURSE_STATUSES = ['Ready', 'Draft', 'EditMode', 'Archived', null] as const;
const TABLE = {
  Active: ['active', 'maintenance', 'maintenance', 'archived', 'maintenance'],
  Inherit: ['maintenance', 'maintenance', 'maintenance', 'archived', 'maintenance'],
  Custom: ['maintenance', 'maintenance', 'maintenance', 'archived', 'maintenance'],
  unknown: ['maintenance', 'maintenance', 'maintenance', 'archived', 'maintenance'],
  PackageExpired: ['expired', 'expired', 'expired', 'archived', 'expired'],
  Archive: ['archived', 'archived', 'archived', 'archived', 'archived'],
} as const;

const cases = Object.entries(TABLE).flatMap(([published, row]) =>
  row.map((expected, i) => [published as keyof typeof TABLE, COURSE_STATUSES[i] ?? null, expected] as const),
);

test('the table has every combination', () => {
  expect(cases).toHaveLength(6 * 5);
});

test.each(cases)('published %s with course status %s is %s', (published, course, expected) => {
  expect(availability(published === 'unknown' ? null : published, course)).toBe(expected);
});

test('the constants of the documents (000 §9)', () => {
  expect([DESCRIPTION_LIMIT, TILES_SHOWN, COURSE_PAGE_SIZE]).toEqual([100, 3, 50]);
});
