import type { Failure } from './failure.ts';

/** What is fetched: on its way, failed, or there. Nothing else exists, so no screen renders half an answer. */
export type Loadable<T> = { state: 'loading' } | { state: 'failed'; failure: Failure } | { state: 'ready'; value: T };

export const loading: Loadable<never> = { state: 'loading' };
export const ready = <T>(value: T): Loadable<T> => ({ state: 'ready', value });
export const failed = (failure: Failure): Loadable<never> => ({ state: 'failed', failure });

/** The same state with another content. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? ready(change(loadable.value)) : loadable;
}
