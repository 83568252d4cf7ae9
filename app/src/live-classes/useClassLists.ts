import { toLoadable, toLoadableList } from '@portal/data/client';
import { liveClassQueries } from '@portal/data/live-classes';
import type { ClassesTab, LiveClass } from '@portal/domain/live-classes';
import { asFailure, type LoadableList } from '@portal/domain/shared';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useFreshClasses } from './useFreshClasses.ts';

const NONE: readonly LiveClass[] = [];

export interface ClassListsProps {
  /** False while the library is in their place: nothing is asked for. */
  shown: boolean;
  sub: ClassesTab;
  keyword: string;
  now: Date;
  zone: string;
}

/** What comes next, and the list of a tab as far as it was read. The lists need the student's courses first. */
export function useClassLists({ shown, sub, keyword, now, zone }: ClassListsProps) {
  const { client } = useServices();
  const { userId } = useSession().account;
  const queries = useQueryClient();
  const next = useQuery({ ...liveClassQueries.next(client, userId), enabled: shown });
  const courses = useQuery({ ...liveClassQueries.courses(client, userId), enabled: shown });
  const list = useInfiniteQuery({
    ...liveClassQueries.list(client, userId, sub, keyword, courses.data ?? []),
    enabled: shown && courses.data !== undefined,
  });
  const reload = (tab: ClassesTab) => void queries.invalidateQueries({ queryKey: liveClassQueries.keyOf(tab) });
  useReloadMessages('upcoming', () => reload('upcoming'));
  useReloadMessages('registered', () => reload('registered'));
  useFreshClasses([next.data ?? NONE, list.data?.rows ?? NONE], now, zone);
  const classes: LoadableList<LiveClass> =
    courses.error && !courses.data ? { status: 'failed', failure: asFailure(courses.error) } : toLoadableList(list);
  return {
    next: toLoadable(next),
    onNextRetry: () => void next.refetch(),
    classes,
    onMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    onRetry: () => void (courses.data ? list.refetch() : courses.refetch()),
  };
}
