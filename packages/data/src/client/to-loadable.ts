import { toFailure, failed, loading, ready, type Loadable } from '@portal/domain/shared';

/** Converts a query's result. A value stays while it is refetched. */
export function toLoadable<T>(result: { data: T | undefined; error: unknown }): Loadable<T> {
  if (result.data !== undefined) return ready(result.data);
  return result.error ? failed(toFailure(result.error)) : loading;
}
