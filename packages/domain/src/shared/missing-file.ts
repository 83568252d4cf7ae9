import type { Failure } from './failure.ts';

/**
 * Whether a file could not be fetched because it is missing: the server answered with an HTTP error status
 * (contract 1.4).
 */
export function isFileMissing(failure: Failure): boolean {
  return failure.kind === 'serverDown' && failure.status > 0;
}
