import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { CallSpec, Client } from '../client/index.ts';
import { answeringClient } from '../testing/answering-client.ts';
import { mutate } from '../testing/index.ts';
import { packageMutations } from './mutations.ts';
import { packageQueries } from './queries.ts';

const STUDENT = 5001;
const request = { page: 2, size: 25 } as const;
const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const course = { kind: 'course', id: 101 } as const;
const diagnosticTest = { kind: 'diagnosticTest', id: 301 } as const;
const page = { rows: [{ Id: 1011, Name: 'Essential' }], total: 51 };
const paging = { PageIndex: 2, PageSize: 25, SortFieldName: 'Id', SortOrder: 'ASC', Keyword: '' };
const onePage = { rows: [expect.objectContaining({ id: 1011, name: 'Essential' })], total: 51 };

describe('what is asked (contract 2, Package)', () => {
  test.each<[string, CallSpec, unknown, (queries: QueryClient, client: Client) => Promise<unknown>, unknown]>([
    [
      'the courses that have packages',
      { path: 'Package/GetAvailableCourse', method: 'POST' },
      { GroupDto: [{ Id: 1, Name: 'PTE', SubGroups: [] }] },
      (queries, client) => queries.fetchQuery(packageQueries.courses(client, STUDENT)),
      { groups: [{ id: 1, name: 'PTE', subGroups: [] }], instructionUrl: null },
    ],
    [
      'the packages of a course',
      { path: 'Package/GetAvailablePackageByCourse', method: 'POST', query: { courseId: 101 } },
      {},
      (queries, client) => queries.fetchQuery(packageQueries.ofItem(client, STUDENT, course)),
      { packages: [], enrolled: null, replacesProgress: false },
    ],
    [
      'the packages of a test',
      { path: 'Package/GetAvailablePackageByDiagnosticTest', method: 'POST', query: { diagnosticTestId: 301 } },
      { HasEnrolledPackage: true },
      (queries, client) => queries.fetchQuery(packageQueries.ofItem(client, STUDENT, diagnosticTest)),
      { packages: [], enrolled: null, replacesProgress: true },
    ],
    [
      'the labels of features',
      { path: 'Package/GetPackageFeature', method: 'GET' },
      ['Free trial'],
      (queries, client) => queries.fetchQuery(packageQueries.featureLabels(client)),
      ['Free trial'],
    ],
    [
      'active packages',
      { path: 'Package/GetActivePackageGridJson', method: 'POST', body: paging },
      page,
      (queries, client) => queries.fetchQuery(packageQueries.active(client, STUDENT, request)),
      onePage,
    ],
    [
      'free packages, which no screen shows (OPEN-74)',
      { path: 'Package/GetFreePackageGridJson', method: 'POST', body: paging },
      page,
      (queries, client) => queries.fetchQuery(packageQueries.free(client, STUDENT, request)),
      onePage,
    ],
    [
      'paid packages, which no screen shows (OPEN-74)',
      { path: 'Package/GetPaidPackageGridJson', method: 'POST', body: paging },
      page,
      (queries, client) => queries.fetchQuery(packageQueries.paid(client, STUDENT, request)),
      onePage,
    ],
    [
      'packages that have ended, the latest first',
      {
        path: 'Package/GetExpiredPackageGridJson',
        method: 'POST',
        body: { ...paging, SortFieldName: 'ExpireRenewalDate', SortOrder: 'DESC' },
      },
      page,
      (queries, client) => queries.fetchQuery(packageQueries.expired(client, STUDENT, request)),
      onePage,
    ],
  ])('%s', async (_name, spec, answer, fetch, value) => {
    const { client, sentCalls } = answeringClient(answer);
    expect(await fetch(fresh(), client)).toEqual(value);
    expect(sentCalls()).toEqual([spec]);
  });

  const NEW = { packageId: 1080, classId: null, renews: false };
  test.each<[string, CallSpec, unknown, (client: Client) => Promise<unknown>, unknown]>([
    [
      'the classes of a package',
      { path: 'Package/SetClass', method: 'POST', query: { packageId: 1012 }, silent: true },
      [{ ClassId: 31, ClassName: 'Mondays', PackageName: 'Complete', DefaultClass: true }],
      (client) => mutate(packageMutations.lookUpClasses(client), 1012),
      [{ id: 31, name: 'Mondays', packageName: 'Complete', isDefault: true }],
    ],
    [
      'the records of packages',
      { path: 'Package/GetStudentPackage', method: 'POST', silent: true },
      [{ CourseId: 101, DiagnosticTestId: null, PackageId: 1011, Archive: false }],
      (client) => mutate(packageMutations.lookUpRecords(client), 1011),
      [{ item: course, packageId: 1011, archived: false }],
    ],
    [
      'to add a package',
      { path: 'Package/AddPackage', method: 'POST', body: { PackageId: 1080 }, silent: true },
      null,
      (client) => mutate(packageMutations.add(client), NEW),
      undefined,
    ],
    [
      'to add a package with a class',
      { path: 'Package/AddPackage', method: 'POST', body: { PackageId: 1080, ClassId: 37 }, silent: true },
      null,
      (client) => mutate(packageMutations.add(client), { ...NEW, classId: 37 }),
      undefined,
    ],
    [
      'to renew a package with a class (PKG-50)',
      {
        path: 'Package/AddPackage',
        method: 'POST',
        body: { PackageId: 1080, ClassId: 37, IsRenewPackage: true },
        silent: true,
      },
      null,
      (client) => mutate(packageMutations.add(client), { ...NEW, classId: 37, renews: true }),
      undefined,
    ],
    [
      'to unsubscribe',
      {
        path: 'Package/UnsubscribePackage',
        method: 'POST',
        body: { PackageId: 1250, StudentId: 7001 },
        silent: true,
      },
      null,
      (client) => mutate(packageMutations.unsubscribe(client, 7001), 1250),
      undefined,
    ],
  ])('%s, silently', async (_name, spec, answer, send, value) => {
    const { client, sentCalls } = answeringClient(answer);
    expect(await send(client)).toEqual(value);
    expect(sentCalls()).toEqual([spec]);
  });
});

test('lists, pages, students, courses and tests are kept apart', () => {
  const { client } = answeringClient(null);
  const keys = [
    packageQueries.courses(client, STUDENT),
    packageQueries.courses(client, 5002),
    packageQueries.ofItem(client, STUDENT, { kind: 'course', id: 301 }),
    packageQueries.ofItem(client, STUDENT, diagnosticTest),
    packageQueries.ofItem(client, 5002, diagnosticTest),
    ...(['active', 'expired', 'free', 'paid'] as const).flatMap((list) => [
      packageQueries[list](client, STUDENT, request),
      packageQueries[list](client, STUDENT, { ...request, page: 3 }),
      packageQueries[list](client, STUDENT, { ...request, size: 50 }),
      packageQueries[list](client, 5002, request),
    ]),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

describe('a total that contradicts its rows', () => {
  const total = async (query: (client: Client) => Promise<{ total: number }>, rows: unknown[], sent: number) =>
    (await query(answeringClient({ rows, total: sent }).client)).total;

  test.each<[string, (client: Client) => Promise<{ total: number }>]>([
    ['active', (client) => fresh().fetchQuery(packageQueries.active(client, STUDENT, request))],
    ['expired', (client) => fresh().fetchQuery(packageQueries.expired(client, STUDENT, request))],
  ])('of %s packages does not count', async (_name, query) => {
    // No rows on the third page of 25: the list ends with the second.
    expect(await total(query, [], 90)).toBe(50);
    expect(await total(query, page.rows, 0)).toBe(51);
  });
});
