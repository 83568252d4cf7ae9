import type { CourseOrTest } from '@portal/domain/blocks';
import type {
  ActivePackage,
  AvailableCourses,
  ClassOption,
  CoursePackages,
  ExpiredPackage,
  StudentPackage,
} from '@portal/domain/packages';
import type { Page } from '@portal/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import {
  useClient,
  useLoadableQuery,
  useSilentClient,
  useStudent,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { packageMutations, type NewPackage } from './mutations.ts';
import { packageQueries, type PageRequest } from './queries.ts';

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

/** Refetches one of the two lists, which something else has changed. */
export function useRefreshPackages(): (list: 'active' | 'expired') => void {
  const queries = useQueryClient();
  return (list) => void queries.invalidateQueries({ queryKey: packageQueries.listKey(list) });
}

/** Looks the classes of a package up, by its id. */
export function useLookUpClasses(): SubmissionHandle<ClassOption[], number> {
  return useSubmission(packageMutations.lookUpClasses(useClient()));
}

/** Looks the student's records of packages up. */
export function useLookUpRecords(): SubmissionHandle<StudentPackage[], void> {
  return useSubmission(packageMutations.lookUpRecords(useClient()));
}

/** Adds a free package. */
export function useAddPackage(): SubmissionHandle<void, NewPackage> {
  return useSubmission(packageMutations.add(useClient()));
}

/** Cancels a subscription, by the id of its package. */
export function useUnsubscribe(): SubmissionHandle<void, number> {
  return useSubmission(packageMutations.unsubscribe(useClient(), useStudent().studentId));
}
