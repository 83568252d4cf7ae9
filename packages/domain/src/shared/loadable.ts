import type { Failure } from './failure.ts';

/** Fetched data: loading, failed or ready. There is no other state, so no screen renders a partial answer. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; value: T };

export const loading: Loadable<never> = { status: 'loading' };
export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
export const failed = (failure: Failure): { status: 'failed'; failure: Failure } => ({ status: 'failed', failure });

/** Maps the value of a ready `Loadable`. */
export function mapLoadable<T, U>(loadable: Loadable<T>, map: (value: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? ready(map(loadable.value)) : loadable;
}
