import { toFailure, failed, loading, ready, type Loadable } from '@portal/domain/shared';

/** A query's result as screens take it. What was shown stays shown while it is asked again. */
export function toLoadable<T>(result: { data: T | undefined; error: unknown }): Loadable<T> {
  if (result.data !== undefined) return ready(result.data);
  return result.error ? failed(toFailure(result.error)) : loading;
}
