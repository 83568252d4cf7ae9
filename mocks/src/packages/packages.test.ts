import {
  decodeActivePackages,
  decodeAvailableCourses,
  decodeClassOptions,
  decodeCoursePackages,
  decodeExpiredPackages,
  decodeFeatureLabels,
  decodeStudentPackages,
  replacedPackage,
} from '@portal/domain/packages';
import { beforeEach, describe, expect, test } from 'vitest';
import { admitted, API, createTestClient, EXPIRED } from '../backend/test-client.fixture.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { createMockBackend } from '../mock-backend.ts';
import { personas, type PersonaName } from '../personas.ts';
import { STORY_NOW } from '../story-now.ts';

let now = STORY_NOW;
const backend = createMockBackend({ now: () => now });
const { request, openSession, send } = createTestClient(backend);

beforeEach(() => {
  now = STORY_NOW;
  backend.reset();
});

const paging = { PageIndex: 0, PageSize: 50, SortFieldName: '', SortOrder: 'ASC', Keyword: '' };
const PTE = { kind: 'course', id: 101 } as const;

/** Packages of the school (catalogue.ts). */
const [TRIAL, ESSENTIAL, COMPLETE, LARGEST, STARTER, LETTERS, COACHING, TEST] = [
  1010, 1011, 1012, 1013, 1080, 1060, 1250, 3010,
];

/** A student's calls about packages, and visits to pages of the main app. */
async function buyer(name: PersonaName = 'active') {
  const { token, studentId } = await openSession(name);
  const student = backend.students.find((one) => one.userName === personas[name].userName) ?? expect.fail(name);
  const ask = async (call: string, body: object = {}, { query = '', method = 'POST' } = {}) => {
    const { status, answer } = await request(`Package/${call}`, body, { token, query, method });
    expect(status).toBe(200);
    return answer;
  };
  const value = async (...asked: Parameters<typeof ask>) => {
    const { IsSuccess, Value } = await ask(...asked);
    expect(IsSuccess).toBe(true);
    return Value;
  };
  const active = async (change: object = {}, list: 'Active' | 'Free' | 'Paid' = 'Active') =>
    decodeActivePackages(await value(`Get${list}PackageGridJson`, { ...paging, ...change }), fixtureContext);
  const expired = async (change: object = {}) =>
    decodeExpiredPackages(await value('GetExpiredPackageGridJson', { ...paging, ...change }), fixtureContext);
  return {
    student,
    studentId,
    token,
    ask,
    active,
    expired,
    activeIds: async (...asked: Parameters<typeof active>) => (await active(...asked)).rows.map(({ id }) => id),
    expiredIds: async (change: object = {}) => (await expired(change)).rows.map(({ id }) => id),
    courses: async () => decodeAvailableCourses(await value('GetAvailableCourse'), fixtureContext),
    ofCourse: async (id: number) =>
      decodeCoursePackages(await value('GetAvailablePackageByCourse', {}, { query: `?courseId=${id}` })),
    ofTest: async (id: number) =>
      decodeCoursePackages(
        await value('GetAvailablePackageByDiagnosticTest', {}, { query: `?diagnosticTestId=${id}` }),
      ),
    classes: async (id: number) => decodeClassOptions(await value('SetClass', {}, { query: `?packageId=${id}` })),
    labels: async () => decodeFeatureLabels(await value('GetPackageFeature', {}, { method: 'GET' })),
    records: async () => decodeStudentPackages(await value('GetStudentPackage')),
    add: (PackageId: number, more: object = {}) => ask('AddPackage', { PackageId, ...more }),
    unsubscribe: (PackageId: number, StudentId = studentId) => ask('UnsubscribePackage', { PackageId, StudentId }),
    visit: (page: string, init: RequestInit = {}, as = token) =>
      send(`${API.replace('/api', '')}/Package/${page}&token=${encodeURIComponent(as)}`, init),
  };
}

const done = { IsSuccess: true, Value: null };
const refusal = (...messages: string[]) => ({ IsSuccess: false, Value: null, MessageErrorTextArray: messages });

test.each([
  ['POST', 'GetAvailableCourse', '', {}],
  ['POST', 'GetAvailablePackageByCourse', '?courseId=101', {}],
  ['POST', 'GetAvailablePackageByDiagnosticTest', '?diagnosticTestId=301', {}],
  ['GET', 'GetPackageFeature', '', {}],
  ['POST', 'SetClass', '?packageId=1012', {}],
  ['POST', 'AddPackage', '', { PackageId: STARTER, ClassId: 37 }],
  ['POST', 'UnsubscribePackage', '', { PackageId: COACHING, StudentId: 7001 }],
  ['POST', 'GetStudentPackage', '', {}],
  ['POST', 'GetFreePackageGridJson', '', paging],
  ['POST', 'GetPaidPackageGridJson', '', paging],
  ['POST', 'GetActivePackageGridJson', '', paging],
  ['POST', 'GetExpiredPackageGridJson', '', paging],
])('%s %s answers a student, and nobody else (contract 2, Package)', async (method, call, query, body) => {
  const { token } = await openSession('active');
  const { status, answer } = await request(`Package/${call}`, body, { token, query, method });
  expect([status, answer.IsSuccess]).toEqual([200, true]);
  const { status: refused, answer: why } = await request(`Package/${call}`, body, { query, method });
  expect([refused, why]).toEqual([401, EXPIRED]);
});

test.each([
  ['GetAvailablePackageByCourse', {}],
  ['GetAvailablePackageByDiagnosticTest', {}],
  ['SetClass', {}],
  ['AddPackage', {}],
  ['AddPackage', { PackageId: STARTER, ClassId: '37' }],
  ['AddPackage', { PackageId: STARTER, IsRenewPackage: 'true' }],
  ['UnsubscribePackage', { PackageId: COACHING }],
  ['GetActivePackageGridJson', { ...paging, PageSize: '10' }],
])('%s with %j is a bad request', async (call, body) => {
  const { token } = await openSession('active');
  expect((await request(`Package/${call}`, body, { token })).status).toBe(400);
});

test.each(admitted)('the answers for %s decode', async (name) => {
  const { courses, ofCourse, ofTest, active, expired, records } = await buyer(name);
  const { groups } = await courses();
  const items = groups.flatMap(({ subGroups }) => subGroups.flatMap(({ cards }) => cards.map(({ item }) => item)));
  expect(items.length).toBeGreaterThan(0);
  // What is listed first has packages.
  for (const { kind, id } of items.slice(0, 6)) {
    expect((await (kind === 'course' ? ofCourse(id) : ofTest(id))).packages).not.toEqual([]);
  }
  expect((await records()).length).toBeGreaterThanOrEqual((await active()).total + (await expired()).total);
});

describe('what a school offers', () => {
  /** Standings by the id of the course or test. */
  const standings = async (name: PersonaName) =>
    Object.fromEntries(
      (await (await buyer(name)).courses()).groups.flatMap(({ subGroups }) =>
        subGroups.flatMap(({ cards }) => cards.map(({ item, standing }) => [item.id, standing])),
      ),
    );

  test('shows where the student stands: a smaller package, the largest one, one that has ended, or none', async () => {
    expect(await standings('active')).toMatchObject({
      101: 'upgradable',
      125: 'enrolled',
      301: 'enrolled',
      106: 'open',
    });
    expect(new Set(Object.values(await standings('new')))).toEqual(new Set(['open']));
  });

  test('has courses that are hidden from the page, and for one student two hundred', async () => {
    const { groups } = await (await buyer()).courses();
    expect(groups.map(({ subGroups }) => subGroups.map(({ cards }) => cards.length))).toEqual([[6, 2, 2, 0], [2], [2]]);
    expect((await (await buyer('many')).courses()).groups[0]?.subGroups[0]?.cards).toHaveLength(200);
  });

  test('is, for a course or a test, its packages with the student’s own', async () => {
    const { ofCourse, ofTest } = await buyer();
    const { packages, enrolled } = await ofCourse(101);
    expect(packages.map(({ id, action, price }) => [id, action, price.amount])).toEqual([
      [TRIAL, 'tryFree', 0],
      [ESSENTIAL, 'none', 89],
      [COMPLETE, 'upgrade', 129],
      [LARGEST, 'upgrade', 249],
    ]);
    expect(enrolled?.id).toBe(ESSENTIAL);
    expect((await ofTest(301)).enrolled?.id).toBe(TEST);
    const other = await (await buyer('new')).ofCourse(101);
    expect(other.packages.map(({ action, price }) => [action, price.amount])).toEqual([
      ['tryFree', 0],
      ['buy', 89],
      ['buy', 199],
      ['buy', 349],
    ]);
  });

  test('has a label for every feature', async () => {
    const { labels, ofCourse } = await buyer();
    const names = await labels();
    for (const { feature } of (await ofCourse(101)).packages) expect(names[feature]).toMatch(/\w/);
  });

  test.each(['GetAvailablePackageByCourse', 'GetAvailablePackageByDiagnosticTest'])(
    'is nothing for %s of 999',
    async (call) => {
      const query = call.endsWith('Course') ? '?courseId=999' : '?diagnosticTestId=999';
      expect(await (await buyer()).ask(call, {}, { query })).toMatchObject(refusal('This course has no packages.'));
    },
  );
});

describe('the classes of a package', () => {
  test.each([
    [ESSENTIAL, [], []],
    [COMPLETE, [31], [31]],
    [LARGEST, [32, 33, 34], [33]],
    [COACHING, [35, 36], []],
  ])('%d are %j, by default %j', async (id, ids, byDefault) => {
    const found = await (await buyer()).classes(id);
    expect(found.map((one) => one.id)).toEqual(ids);
    expect(found.flatMap((one) => (one.isDefault ? [one.id] : []))).toEqual(byDefault);
  });

  test('of an unknown package are refused', async () => {
    expect(await (await buyer()).ask('SetClass', {}, { query: '?packageId=999' })).toMatchObject(
      refusal('This package is no longer there.'),
    );
  });
});

describe('adding a free package', () => {
  test('enrols, with a class or without', async () => {
    const { add, activeIds, courses, ofCourse } = await buyer('new');
    expect(await add(STARTER, { ClassId: 37 })).toMatchObject(done);
    expect(await add(TEST, { ClassId: null })).toMatchObject(done);
    expect(await activeIds()).toEqual([STARTER, TEST]);
    expect((await ofCourse(108)).enrolled?.id).toBe(STARTER);
    expect((await courses()).groups[2]?.subGroups[0]?.cards[0]?.standing).toBe('enrolled');
  });

  test.each([
    ['is to be paid', ESSENTIAL, {}, 'This package has to be paid.'],
    ['is for vouchers only', 1030, {}, 'This package has to be paid.'],
    ['is unknown', 999, {}, 'This package is no longer there.'],
    ['needs a class', STARTER, {}, 'This package needs a class.'],
    ['has not this class', STARTER, { ClassId: 31 }, 'This class is no longer there.'],
  ])('that %s is refused', async (_name, id, more, message) => {
    const { add, student } = await buyer();
    const before = structuredClone(student.packages);
    expect(await add(id, more)).toMatchObject(refusal(message));
    expect(student.packages).toEqual(before);
  });

  test('archives the package of the same course, which it replaces', async () => {
    const { add, active, activeIds, expiredIds, records, ofCourse } = await buyer();
    await add(TRIAL);
    expect(await activeIds()).toEqual([COACHING, 1230, TEST, 1240, TRIAL]);
    // One of a week.
    expect((await active()).rows.find(({ id }) => id === TRIAL)?.daysRemaining).toBe(7);
    expect(await expiredIds()).toEqual([LETTERS, STARTER]);
    expect((await records()).filter(({ item }) => item?.id === 101)).toEqual([
      { item: PTE, packageId: ESSENTIAL, archived: true },
      { item: PTE, packageId: TRIAL, archived: false },
    ]);
    expect((await ofCourse(101)).enrolled?.id).toBe(TRIAL);
  });

  test('makes an archived student an active one', async () => {
    const { add, student, token } = await buyer('archived');
    expect(student.account.EnrollmentStatus).toBe('ARCHIVED');
    await add(STARTER, { ClassId: 37 });
    expect((await request('Account/CheckAuth', {}, { token })).answer.Value).toMatchObject({
      AccountInformation: { EnrollmentStatus: 'ACTIVE', HasPaidPackage: false },
    });
  });
});

describe('the page of a payment', () => {
  const page = (id: number) => `UpgradePackage?existingPackage=false&packageId=${id}`;
  const PAY = { method: 'POST' };

  test('pays, and the next call shows it', async () => {
    const { visit, ofCourse, activeIds, student, token } = await buyer('archived');
    const shown = await visit(page(COMPLETE));
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('ReloadPackage: true')]);
    expect(await activeIds()).toEqual([]);
    expect((await visit(page(COMPLETE), PAY)).status).toBe(204);
    expect(await activeIds()).toEqual([COMPLETE]);
    expect((await ofCourse(101)).enrolled?.id).toBe(COMPLETE);
    expect((await request('Account/CheckAuth', {}, { token })).answer.Value).toMatchObject({
      AccountInformation: { EnrollmentStatus: 'ACTIVE', HasPaidPackage: true },
    });
    expect(student.packages).toHaveLength(2);
  });

  test('replaces the package of the same course', async () => {
    const { visit, records } = await buyer();
    await visit(page(LARGEST), PAY);
    expect(replacedPackage(await records(), PTE)).toBe(LARGEST);
  });

  test.each(['GET', 'POST'])('is nobody’s without a token: %s', async (method) => {
    const { visit, student } = await buyer();
    const before = structuredClone(student.packages);
    expect((await visit(page(COMPLETE), { method }, 'other')).status).toBe(401);
    expect(student.packages).toEqual(before);
  });

  test('pays no package that is unknown', async () => {
    const { visit, student } = await buyer('archived');
    expect((await visit(page(999), PAY)).status).toBe(404);
    expect(student.account).toMatchObject({ EnrollmentStatus: 'ARCHIVED', HasPaidPackage: false });
  });
});

test('a certificate is shown to its student', async () => {
  const { visit } = await buyer();
  expect((await visit('GetCertificate?certificateId=9001')).status).toBe(200);
  expect((await visit('GetCertificate?certificateId=9001', {}, 'other')).status).toBe(401);
});

describe('renewing a package', () => {
  test('replaces the active one of the same course, and none where there is none', async () => {
    const { expired, records } = await buyer();
    const replaced = (await expired()).rows.map(({ id, item }) => [id, item] as const);
    const found = await records();
    expect(replaced.map(([id, item]) => [id, replacedPackage(found, item)])).toEqual([
      [LETTERS, null],
      [STARTER, null],
      [TRIAL, ESSENTIAL],
    ]);
  });

  test('that is free makes it active again', async () => {
    const { add, activeIds, expiredIds } = await buyer();
    expect(await add(STARTER, { ClassId: 38, IsRenewPackage: true })).toMatchObject(done);
    expect(await activeIds()).toContain(STARTER);
    expect(await expiredIds()).toEqual([LETTERS, TRIAL]);
  });

  test('that is paid makes it active again', async () => {
    const { visit, activeIds, expiredIds } = await buyer();
    await visit(`UpgradePackage?existingPackage=false&packageId=${LETTERS}`, { method: 'POST' });
    expect(await activeIds()).toContain(LETTERS);
    expect(await expiredIds()).toEqual([STARTER, TRIAL]);
  });
});

describe('unsubscribing', () => {
  test('cancels the subscription, once, and keeps the package', async () => {
    const { unsubscribe, active } = await buyer();
    expect(await unsubscribe(COACHING)).toMatchObject(done);
    expect((await active()).rows.find(({ id }) => id === COACHING)).toMatchObject({ subscription: 'cancelled' });
    expect(await unsubscribe(COACHING)).toMatchObject(refusal('This subscription is cancelled already.'));
  });

  test.each([
    ['is paid once', ESSENTIAL],
    ['the student does not have', LARGEST],
    ['has ended', LETTERS],
    ['is unknown', 999],
  ])('from one that %s is refused', async (_name, id) => {
    expect(await (await buyer()).unsubscribe(id)).toMatchObject(refusal('This package is not a subscription.'));
  });

  test('with another student’s id is refused (contract 1.7)', async () => {
    const { unsubscribe, student, studentId } = await buyer();
    expect(await unsubscribe(COACHING, studentId + 1)).toMatchObject(refusal('This is not yours.'));
    expect(student.packages.some(({ packageId, cancelled }) => packageId === COACHING && cancelled)).toBe(false);
  });
});

describe('the days of a package', () => {
  const DAY = '2026-11-21';

  /** Saturday in Sydney, still Friday in St John’s. */
  test.each([
    ['new', 0],
    ['stJohns', 1],
  ] as const)('that ends on Saturday, for %s, are %d', async (name, days) => {
    const { active, student } = await buyer(name);
    student.packages.push({
      packageId: ESSENTIAL,
      endsOn: DAY,
      cancelled: false,
      archived: false,
      certificateId: null,
    });
    expect((await active()).rows).toMatchObject([{ id: ESSENTIAL, daysRemaining: days }]);
  });

  test('end with the last one, in the student’s zone', async () => {
    const [sam, joe] = [await buyer('new'), await buyer('stJohns')];
    for (const { student } of [sam, joe]) {
      student.packages.push({
        packageId: LETTERS,
        endsOn: DAY,
        cancelled: false,
        archived: false,
        certificateId: null,
      });
    }
    // Sunday in Sydney, still Saturday in St John’s.
    now = new Date('2026-11-22T00:10:00Z');
    expect([await sam.activeIds(), await sam.expiredIds()]).toEqual([[], [LETTERS]]);
    expect([await joe.activeIds(), await joe.expiredIds()]).toEqual([[LETTERS], []]);
    expect((await sam.expired()).rows).toMatchObject([{ renewalDate: DAY, item: { kind: 'course', id: 106 } }]);
    expect((await sam.courses()).groups[1]?.subGroups[0]?.cards[1]?.standing).toBe('open');
    expect(replacedPackage(await sam.records(), { kind: 'course', id: 106 })).toBeNull();
  });

  test('of one that does not end are not counted', async () => {
    const { rows } = await (await buyer()).active();
    expect(rows.find(({ id }) => id === 1240)).toMatchObject({ daysRemaining: null });
  });
});

describe('the lists of packages', () => {
  test('have pages', async () => {
    const { active } = await buyer('many');
    const pages = await Promise.all([0, 1, 2].map((PageIndex) => active({ PageIndex, PageSize: 10 })));
    const { total } = await active();
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, total - 10, 0]);
    expect(pages.map((one) => one.total)).toEqual([total, total, total]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(total);
  });

  test('are sorted by a field, and what has ended by its day, the latest first', async () => {
    const { activeIds, expiredIds } = await buyer();
    const byId = [ESSENTIAL, 1230, 1240, COACHING, TEST];
    expect(await activeIds({ SortFieldName: 'Id' })).toEqual(byId);
    expect(await activeIds({ SortFieldName: 'Id', SortOrder: 'DESC' })).toEqual(byId.toReversed());
    const latestFirst = [LETTERS, STARTER, TRIAL];
    expect(await expiredIds({ SortFieldName: 'ExpireRenewalDate', SortOrder: 'DESC' })).toEqual(latestFirst);
    expect(await expiredIds({ SortFieldName: 'ExpireRenewalDate' })).toEqual(latestFirst.toReversed());
    expect(await expiredIds({ SortFieldName: 'nothing' })).toEqual(latestFirst);
  });

  test('are searched by name and description', async () => {
    const { activeIds, expiredIds } = await buyer();
    expect(await activeIds({ Keyword: 'COACHING' })).toEqual([COACHING]);
    expect(await activeIds({ Keyword: 'dictation' })).toEqual([1230]);
    expect(await expiredIds({ Keyword: 'trains' })).toEqual([STARTER]);
  });

  test('are, by type, the free ones and the paid ones', async () => {
    const { activeIds, student } = await buyer();
    student.packages.push({ packageId: 1030, endsOn: null, cancelled: false, archived: false, certificateId: null });
    expect(await activeIds({}, 'Free')).toEqual([TEST]);
    expect(await activeIds({}, 'Paid')).toEqual([ESSENTIAL, COACHING, 1230, 1240, 1030]);
  });
});
