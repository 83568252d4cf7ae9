import { decodeProgressFrameEnabled } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, useClient, useLoadableQuery, type CallSpec, type Client } from '../client/index.ts';

export const frameEnabledCall: CallSpec = {
  path: 'Setting/IsEnableStudentProgressMicroService',
  method: 'GET',
  silent: true,
};

/** Whether the school's own progress page stands on the dashboard (000 §2.8); silent when it fails. */
export const progressFrameEnabled = (client: Client) =>
  queryOptions({
    queryKey: ['progress', 'frameEnabled'],
    queryFn: createQueryFn(client, frameEnabledCall, decodeProgressFrameEnabled),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Whether the school's progress page replaces the course tiles; null while that is not known. A silent call that failed
 * leaves the tiles. Apart from the other hooks of the area: the dashboard asks only this one first.
 */
export function useProgressFrameEnabled(): boolean | null {
  const { loadable, data } = useLoadableQuery(progressFrameEnabled(useClient()));
  return loadable.status === 'loading' ? null : (data ?? false);
}
