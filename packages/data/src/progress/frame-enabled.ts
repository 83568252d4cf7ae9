import { decodeProgressFrameEnabled } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, useClient, useLoadableQuery, type CallSpec, type Client } from '../client/index.ts';

export const frameEnabledCall: CallSpec = {
  path: 'Setting/IsEnableStudentProgressMicroService',
  method: 'GET',
  silent: true,
};

/** Whether the school's progress page is on the dashboard (000 §2.8); silent when it fails. */
export const progressFrameEnabled = (client: Client) =>
  queryOptions({
    queryKey: ['progress', 'frameEnabled'],
    queryFn: createQueryFn(client, frameEnabledCall, decodeProgressFrameEnabled),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Whether the school's progress page replaces the course tiles; null while that is unknown. When the call fails,
 * the tiles stay. In a file of its own, since the dashboard needs only this hook at first.
 */
export function useProgressFrameEnabled(): boolean | null {
  const { loadable, data } = useLoadableQuery(progressFrameEnabled(useClient()));
  return loadable.status === 'loading' ? null : (data ?? false);
}
