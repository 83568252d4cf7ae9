import type { Failure } from './failure.ts';

/** A file that could not be fetched is missing: the server said so by its HTTP status (contract 1.4). */
export function isFileMissing(failure: Failure): boolean {
  return failure.kind === 'serverDown' && failure.status > 0;
}
