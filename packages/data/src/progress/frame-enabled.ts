import { decodeProgressFrameEnabled } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  KEPT,
  prefetchQuery,
  useClient,
  useLoadableQuery,
  type CallSpec,
  type Client,
  type PrefetchContext,
  type QueryCache,
} from '../client/index.ts';

export const frameEnabledCall: CallSpec = {
  path: 'Setting/IsEnableStudentProgressMicroService',
  method: 'GET',
  silent: true,
};

const FRAME_ENABLED_KEY = ['progress', 'frameEnabled'] as const;

/** Whether the school's progress page is on the dashboard (000 §2.8); silent when it fails. */
export const progressFrameEnabled = (client: Client) =>
  queryOptions({
    queryKey: FRAME_ENABLED_KEY,
    queryFn: createQueryFn(client, frameEnabledCall, decodeProgressFrameEnabled),
    meta: KEPT,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the cached value of `progressFrameEnabled`; undefined = none. */
export const cachedProgressFrameEnabled = (queries: QueryCache): boolean | undefined =>
  queries.getQueryData<boolean>(FRAME_ENABLED_KEY);

/**
 * Prefetches whether the school's progress page replaces the course tiles, and returns it; false when it cannot be
 * fetched.
 */
export async function prefetchProgressFrameEnabled(context: PrefetchContext): Promise<boolean> {
  const query = progressFrameEnabled(context.client);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey) ?? false;
}

/**
 * Whether the school's progress page replaces the course tiles; null while that is unknown. When the call fails,
 * the tiles stay. In a file of its own, since the dashboard needs only this at first.
 */
export function useProgressFrameEnabled(): boolean | null {
  const { loadable, data } = useLoadableQuery(progressFrameEnabled(useClient()));
  return loadable.status === 'loading' ? null : (data ?? false);
}
