import { decodeProgressFrameEnabled } from '@portal/domain/progress';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

export const frameEnabledCall: CallSpec = {
  path: 'Setting/IsEnableStudentProgressMicroService',
  method: 'GET',
  silent: true,
};

/**
 * Whether the school's own progress page stands on the dashboard (000 §2.8); silent when it fails. Apart from the
 * other queries of the area: the dashboard asks only this one first.
 */
export const progressFrameEnabled = (client: Client) =>
  queryOptions({
    queryKey: ['progress', 'frameEnabled'],
    queryFn: createQueryFn(client, frameEnabledCall, decodeProgressFrameEnabled),
    staleTime: Number.POSITIVE_INFINITY,
  });
