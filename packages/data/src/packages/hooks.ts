import type { CourseOrTest } from '@portal/domain/blocks';
import type {
  ActivePackage,
  AvailableCourses,
  ClassOption,
  CoursePackages,
  ExpiredPackage,
  StudentPackage,
} from '@portal/domain/packages';
import type { Page, PageRequest } from '@portal/domain/shared';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import {
  invalidate,
  useClient,
  useLoadableQuery,
  useSilentClient,
  useStudent,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { packageMutations, PURCHASE_KEY, type NewPackage } from './mutations.ts';
import { packageQueries } from './queries.ts';

/** The courses and tests that have packages. */
export function useAvailableCourses(): LoadableQuery<AvailableCourses> {
  return useLoadableQuery(packageQueries.courses(useClient(), useStudent().userId));
}

/** The packages of a course or test; null = none is chosen, and nothing is fetched. */
export function useCoursePackages(item: CourseOrTest | null): LoadableQuery<CoursePackages> {
  return useLoadableQuery(packageQueries.ofItem(useClient(), useStudent().userId, item));
}

/** The labels of features by index. A failure is silent: without them, packages have numbers. */
export function useFeatureLabels(): LoadableQuery<string[]> {
  return useLoadableQuery(packageQueries.featureLabels(useSilentClient()));
}

/** One page of the packages that the student has. */
export function useActivePackages(request: PageRequest, enabled: boolean): LoadableQuery<Page<ActivePackage>> {
  return useLoadableQuery({ ...packageQueries.active(useClient(), useStudent().userId, request), enabled });
}

/** One page of the packages that have ended, the latest first. */
export function useExpiredPackages(request: PageRequest, enabled: boolean): LoadableQuery<Page<ExpiredPackage>> {
  return useLoadableQuery({ ...packageQueries.expired(useClient(), useStudent().userId, request), enabled });
}

/** Refetches one of the two lists after a page of the main app has changed it. */
export function useRefreshPackages(): (list: 'active' | 'expired') => void {
  const queries = useQueryClient();
  return (list) => void invalidate(queries, { queryKey: packageQueries.listKey(list) });
}

/**
 * The id of the package that is being taken: its classes or records are being looked up, or it is being added. A
 * purchase that was started before the screen was left and opened again counts, too. null = none.
 */
export function usePendingPackageId(): number | null {
  const [pending = null] = useMutationState({
    filters: { mutationKey: PURCHASE_KEY, status: 'pending' },
    select: ({ state }) => {
      const variables = state.variables as number | NewPackage;
      return typeof variables === 'number' ? variables : variables.packageId;
    },
  });
  return pending;
}

/** Looks up the classes of a package, by its id. */
export function useLookUpClasses(): SubmissionHandle<ClassOption[], number> {
  return useSubmission(packageMutations.lookUpClasses(useClient()));
}

/** Looks up the student's package records, by the id of the package to renew. */
export function useLookUpRecords(): SubmissionHandle<StudentPackage[], number> {
  return useSubmission(packageMutations.lookUpRecords(useClient()));
}

/**
 * Adds a free package.
 *
 * @param onAdded called when the package was added, also when the student has left the screen
 */
export function useAddPackage(onAdded: () => void): SubmissionHandle<void, NewPackage> {
  return useSubmission({ ...packageMutations.add(useClient()), onSuccess: () => onAdded() });
}

/** Cancels a subscription, by the id of its package. */
export function useUnsubscribe(): SubmissionHandle<void, number> {
  return useSubmission(packageMutations.unsubscribe(useClient(), useStudent().studentId), { perVariables: true });
}
