import type { Failure } from './failure.ts';

/** What is fetched: on its way, failed, or there. Nothing else exists, so no screen renders half an answer. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; value: T };

export const loading: Loadable<never> = { status: 'loading' };
export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
export const failed = (failure: Failure): { status: 'failed'; failure: Failure } => ({ status: 'failed', failure });

/** The same state with another content. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? ready(change(loadable.value)) : loadable;
}
