import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseOrTest } from '../blocks/index.ts';
import type { ClassOption, CourseGroup, CoursePackages, Package, StudentPackage } from './model.ts';
import {
  actionOf,
  addedTopics,
  chosenGroup,
  chosenPackage,
  chosenSubGroup,
  defaultClass,
  needsDesktop,
  priceOf,
  replacedPackage,
  standingOf,
} from './rules.ts';

const course = (id: number): CourseOrTest => ({ kind: 'course', id });
const diagnosticTest = (id: number): CourseOrTest => ({ kind: 'diagnosticTest', id });
const nothing = { courses: [], diagnosticTests: [], packages: [] };

/** The largest package of the course is 1013. */
test.each([
  ['nothing', nothing, 1013, 'open'],
  ['the largest package (PKG-09)', { ...nothing, packages: [1011, 1013] }, 1013, 'enrolled'],
  ['it and the course', { ...nothing, courses: [101], packages: [1013] }, 1013, 'enrolled'],
  ['a smaller one (PKG-10)', { ...nothing, courses: [101], packages: [1011] }, 1013, 'upgradable'],
  ['the course, whose packages have no largest', { ...nothing, courses: [101], packages: [1011] }, null, 'upgradable'],
  ['nothing of a course whose packages have no largest', { ...nothing, packages: [1011] }, null, 'open'],
  ['a test with the id of the course', { ...nothing, diagnosticTests: [101] }, 1013, 'open'],
  ['another course (PKG-08)', { ...nothing, courses: [102] }, 1013, 'open'],
])('a student with %s', (_name, owned, largest, standing) => {
  expect(standingOf(course(101), largest, owned)).toBe(standing);
});

test('a test is looked for among the tests', () => {
  expect(standingOf(diagnosticTest(301), null, { ...nothing, diagnosticTests: [301] })).toBe('upgradable');
  expect(standingOf(diagnosticTest(301), null, { ...nothing, courses: [301] })).toBe('open');
});

describe('the price of a package (PKG-24)', () => {
  test.each([
    [true, 49, { amount: 49, kind: 'upgrade' }],
    [true, 0.01, { amount: 0.01, kind: 'upgrade' }],
    [true, 0, { amount: 89, kind: 'regular' }],
    [true, -5, { amount: 89, kind: 'regular' }],
    [true, null, { amount: 89, kind: 'regular' }],
    [false, 49, { amount: 89, kind: 'regular' }],
    [false, null, { amount: 89, kind: 'regular' }],
  ])('enrolled %s, with an upgrade price of %j, is %j', (enrolled, upgrade, price) => {
    expect(priceOf({ regular: 89, upgrade, currency: 'AUD' }, enrolled)).toEqual({ ...price, currency: 'AUD' });
  });

  test('is one of the two, and the regular one unless the student is enrolled', () => {
    const amount = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(amount, fc.option(amount), fc.boolean(), (regular, upgrade, enrolled) => {
        const price = priceOf({ regular, upgrade, currency: 'AUD' }, enrolled);
        expect(price.amount).toBe(price.kind === 'upgrade' ? upgrade : regular);
        if (!enrolled) expect(price.kind).toBe('regular');
      }),
      { seed: 24 },
    );
  });
});

const notEnrolled = { hasEnrolled: false, enrolledId: null };

/** PKG-27 */
test.each([
  ['a free trial', 0, notEnrolled, 'tryFree'],
  ['a free trial, to a student with another package', 0, { hasEnrolled: true, enrolledId: 1 }, 'tryFree'],
  ['a package', 2, notEnrolled, 'buy'],
  ['a package, to a student with another one', 2, { hasEnrolled: true, enrolledId: 1 }, 'upgrade'],
  ['a package, to a student with an unknown one', 2, { hasEnrolled: true, enrolledId: null }, 'upgrade'],
  ['the student’s own package', 2, { hasEnrolled: true, enrolledId: 1012 }, 'none'],
  ['the student’s own free trial', 0, { hasEnrolled: true, enrolledId: 1012 }, 'none'],
])('the button of %s', (_name, feature, standing, action) => {
  expect(actionOf({ id: 1012, feature }, standing)).toBe(action);
});

/** PKG-03, OPEN-67, OPEN-69 */
test.each([
  ['buy', false, true],
  ['upgrade', false, true],
  ['tryFree', true, false],
  ['upgrade', true, false],
  ['buy', true, false],
  ['none', false, false],
] as const)('%s, free %s, needs a desktop: %s', (action, free, needed) => {
  expect(needsDesktop({ action, free }, false)).toBe(needed);
  expect(needsDesktop({ action, free }, true)).toBe(false);
});

const groups: CourseGroup[] = [
  {
    id: 1,
    name: 'PTE',
    subGroups: [
      { id: 11, name: 'Courses', cards: [] },
      { id: 12, name: 'Tests', cards: [] },
    ],
  },
  { id: 2, name: 'IELTS', subGroups: [] },
];
const [pte, ielts] = groups as [CourseGroup, CourseGroup];

test.each([
  [2, ielts],
  [1, pte],
  [9, pte],
  [null, pte],
])('the group of %j', (id, group) => expect(chosenGroup(groups, id)).toBe(group));

test.each([
  [12, pte.subGroups[1]],
  [9, pte.subGroups[0]],
  [null, pte.subGroups[0]],
])('the sub-group of %j', (id, subGroup) => expect(chosenSubGroup(pte, id)).toBe(subGroup));

test('there is no group of none, and no sub-group of none', () => {
  expect(chosenGroup([], 1)).toBeNull();
  expect(chosenSubGroup(ielts, 11)).toBeNull();
});

const topics = (...included: number[]) =>
  [1, 2, 3, 4].map((id) => ({ id, name: `Topic ${id}`, included: included.includes(id) }));
const packageWith = (id: number, ...included: number[]): Package => ({
  id,
  feature: 1,
  type: 'oneOff',
  price: { amount: 89, currency: 'AUD', kind: 'regular' },
  free: false,
  trialDays: null,
  description: null,
  action: 'buy',
  modules: [
    { id: 1, name: 'Speaking', available: true, topics: topics(...included).slice(0, 2) },
    { id: 2, name: 'Writing', available: true, topics: topics(...included).slice(2) },
  ],
});
const small = packageWith(1011, 1, 3);
const large = packageWith(1012, 1, 2, 3, 4);

/** The two packages, and a free trial, for a student who has one of them, or for one without (`enrolledId` null). */
function offerTo(enrolledId: number | null, hasEnrolled = enrolledId !== null): CoursePackages {
  const packages = [{ ...small, id: 1010, feature: 0 }, small, { ...large, feature: 2 }].map((one) => ({
    ...one,
    action: actionOf(one, { hasEnrolled, enrolledId }),
  }));
  return { packages, enrolled: packages.find(({ id }) => id === enrolledId) ?? null, replacesProgress: hasEnrolled };
}

test.each([
  ['the package of the address', 1010, offerTo(1011), 1010],
  ['the upgrade, not the package of the student', null, offerTo(1011), 1012],
  ['the upgrade, for an unknown package', 9, offerTo(1011), 1012],
  ['the first upgrade, to a student with the trial', null, offerTo(1010), 1011],
  ['the first upgrade, to a student with a package that is not offered', null, offerTo(null, true), 1011],
  ['the package of a student with the largest, not a smaller one', null, offerTo(1012), 1012],
  ['the first one, to a student without', 9, offerTo(null), 1010],
])('shows %s', (_name, id, offer, expected) => {
  expect(chosenPackage(offer, id, false)?.id).toBe(expected);
});

test('shows the package of the student, not another one with as much in it', () => {
  const { packages, enrolled, ...offer } = offerTo(1012);
  const other: Package = { ...large, id: 1013, feature: 2, action: 'upgrade' };
  expect(chosenPackage({ ...offer, packages: [other, ...packages], enrolled }, null, false)?.id).toBe(1012);
});

test('where the school offers no upgrades, shows the package of the student', () => {
  expect(chosenPackage(offerTo(1011), null, true)?.id).toBe(1011);
});

test('there is no package of none', () => {
  expect(chosenPackage({ packages: [], enrolled: null, replacesProgress: true }, 1011, false)).toBeNull();
});

describe('the topics a package adds', () => {
  test.each([
    ['to a smaller one', large, small, ['Topic 2', 'Topic 4']],
    ['to none', small, null, ['Topic 1', 'Topic 3']],
    ['to itself', large, large, []],
    ['to a larger one', small, large, []],
    ['without modules', { ...large, modules: [] }, small, []],
    [
      'with the same in two modules',
      { ...small, modules: [...small.modules, ...small.modules] },
      null,
      ['Topic 1', 'Topic 3'],
    ],
  ])('%s', (_name, next, enrolled, added) => expect(addedTopics(next, enrolled)).toEqual(added));

  test('are those it has and the other has not', () => {
    const owned = fc.subarray([1, 2, 3, 4]);
    fc.assert(
      fc.property(owned, owned, (ofNext, ofEnrolled) => {
        const added = ofNext.filter((id) => !ofEnrolled.includes(id)).map((id) => `Topic ${id}`);
        expect(addedTopics(packageWith(1, ...ofNext), packageWith(2, ...ofEnrolled))).toEqual(added);
      }),
      { seed: 26 },
    );
  });
});

const classOption = (id: number, isDefault = false): ClassOption => ({ id, name: '', packageName: '', isDefault });

/** PKG-30 */
test.each([
  ['the default', [classOption(1), classOption(2, true)], 2],
  ['the first one without a default', [classOption(1), classOption(2)], 1],
  ['the only one', [classOption(3)], 3],
  ['none of none', [], null],
])('the class before the student chooses is %s', (_name, classes, id) => {
  expect(defaultClass(classes)?.id ?? null).toBe(id);
});

const record = (item: CourseOrTest | null, packageId: number, archived = false): StudentPackage => ({
  item,
  packageId,
  archived,
});

/** PKG-48 */
test.each([
  ['of the same course', [record(course(102), 1), record(course(101), 2)], course(101), 2],
  ['of the same test', [record(course(301), 1), record(diagnosticTest(301), 2)], diagnosticTest(301), 2],
  ['not an archived one', [record(course(101), 1, true), record(course(101), 2)], course(101), 2],
  ['none, where all are archived', [record(course(101), 1, true)], course(101), null],
  ['none, where all are of other courses', [record(course(102), 1)], course(101), null],
  ['none, where nothing is known of either', [record(null, 1)], null, null],
  ['none, where nothing is known of the expired one', [record(course(101), 1)], null, null],
  ['none of none', [], course(101), null],
])('a renewal replaces the package %s', (_name, records, item, replaced) => {
  expect(replacedPackage(records, item)).toBe(replaced);
});
