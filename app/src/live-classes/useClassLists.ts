import { asLoadable, asLoadableList } from '@portal/data/client';
import { liveClassQueries } from '@portal/data/live-classes';
import type { ClassesTab, LiveClass } from '@portal/domain/live-classes';
import { asFailure, type LoadableList } from '@portal/domain/shared';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useFreshClasses } from './useFreshClasses.ts';

const NONE: readonly LiveClass[] = [];

/** What comes next, and the list of a tab as far as it was read. The lists need the student's courses first. */
export function useClassLists(sub: ClassesTab, keyword: string, now: Date, zone: string) {
  const { client } = useServices();
  const { userId } = useSession().account;
  const queries = useQueryClient();
  const next = useQuery(liveClassQueries.next(client, userId));
  const courses = useQuery(liveClassQueries.courses(client, userId));
  const list = useInfiniteQuery({
    ...liveClassQueries.list(client, userId, sub, keyword, courses.data ?? []),
    enabled: courses.data !== undefined,
  });
  const reload = (tab: ClassesTab) => void queries.invalidateQueries({ queryKey: liveClassQueries.keyOf(tab) });
  useReloadMessages('upcoming', () => reload('upcoming'));
  useReloadMessages('registered', () => reload('registered'));
  useFreshClasses(list.data?.rows ?? next.data ?? NONE, now, zone);
  const classes: LoadableList<LiveClass> =
    courses.error && !courses.data ? { state: 'failed', failure: asFailure(courses.error) } : asLoadableList(list);
  return {
    next: asLoadable(next),
    onNextRetry: () => void next.refetch(),
    classes,
    onMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    onRetry: () => void (courses.data ? list.refetch() : courses.refetch()),
  };
}
