import type { CourseOrTest } from '@portal/domain/blocks';
import {
  decodeActivePackages,
  decodeAvailableCourses,
  decodeCoursePackages,
  decodeExpiredPackages,
  decodeFeatureLabels,
} from '@portal/domain/packages';
import { PAGE_SIZES, withConsistentTotal, type PagedRequestWire, type PageRequest } from '@portal/domain/shared';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Key prefix of everything a purchase or a cancellation changes. */
export const PACKAGES_KEY = ['packages'] as const;

/** The four lists of packages; `free` and `paid` are specified calls that no screen uses (OPEN-74). */
type PackageList = 'active' | 'expired' | 'free' | 'paid';

const LIST_CALLS: Record<PackageList, string> = {
  active: 'GetActivePackageGridJson',
  expired: 'GetExpiredPackageGridJson',
  free: 'GetFreePackageGridJson',
  paid: 'GetPaidPackageGridJson',
};

function listCall(list: PackageList, { page, size }: PageRequest): CallSpec {
  const body: PagedRequestWire = {
    PageIndex: page,
    PageSize: size,
    ...(list === 'expired'
      ? { SortFieldName: 'ExpireRenewalDate', SortOrder: 'DESC' }
      : { SortFieldName: 'Id', SortOrder: 'ASC' }),
    Keyword: '',
  };
  return { path: `Package/${LIST_CALLS[list]}`, method: 'POST', body };
}

/** The page that a list opens with. */
export const FIRST_PAGE: PageRequest = { page: 0, size: PAGE_SIZES[0] };

export const firstActivePackagesCall = (): CallSpec => listCall('active', FIRST_PAGE);

const listKey = (list: PackageList) => [...PACKAGES_KEY, list] as const;

/** One page of the active, free or paid packages; the previous page stays visible while another is fetched. */
const activeQuery = (list: Exclude<PackageList, 'expired'>, client: Client, userId: number, request: PageRequest) =>
  queryOptions({
    queryKey: [...listKey(list), userId, request],
    queryFn: createQueryFn(client, listCall(list, request), (sent, context) =>
      withConsistentTotal(decodeActivePackages(sent, context), request),
    ),
    placeholderData: keepPreviousData,
  });

const availableCall = ({ kind, id }: CourseOrTest): CallSpec =>
  kind === 'course'
    ? { path: 'Package/GetAvailablePackageByCourse', method: 'POST', query: { courseId: id } }
    : { path: 'Package/GetAvailablePackageByDiagnosticTest', method: 'POST', query: { diagnosticTestId: id } };

/** The packages of the school and of the student. */
export const packageQueries = {
  /** The courses and tests that have packages. */
  courses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...PACKAGES_KEY, 'courses', userId],
      queryFn: createQueryFn(client, { path: 'Package/GetAvailableCourse', method: 'POST' }, decodeAvailableCourses),
    }),
  /** The packages of a course or test; without one, nothing is fetched. */
  ofItem: (client: Client, userId: number, item: CourseOrTest | null) =>
    queryOptions({
      queryKey: [...PACKAGES_KEY, 'ofItem', userId, item],
      queryFn: item ? createQueryFn(client, availableCall(item), decodeCoursePackages) : skipToken,
    }),
  /** The labels of features; the same for all packages. */
  featureLabels: (client: Client) =>
    queryOptions({
      queryKey: ['package-features'],
      queryFn: createQueryFn(client, { path: 'Package/GetPackageFeature', method: 'GET' }, decodeFeatureLabels),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  listKey,
  active: (client: Client, userId: number, request: PageRequest) => activeQuery('active', client, userId, request),
  free: (client: Client, userId: number, request: PageRequest) => activeQuery('free', client, userId, request),
  paid: (client: Client, userId: number, request: PageRequest) => activeQuery('paid', client, userId, request),
  expired: (client: Client, userId: number, request: PageRequest) =>
    queryOptions({
      queryKey: [...listKey('expired'), userId, request],
      queryFn: createQueryFn(client, listCall('expired', request), (sent, context) =>
        withConsistentTotal(decodeExpiredPackages(sent, context), request),
      ),
      placeholderData: keepPreviousData,
    }),
};
