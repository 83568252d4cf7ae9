/** Throws an error that names the unexpected call. */
export function unexpected(what: string): never {
  throw new Error(`a test did not expect ${what}`);
}
