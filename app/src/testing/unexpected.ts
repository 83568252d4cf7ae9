/** Fails a test by the name of what it did not expect. */
export function unexpected(what: string): never {
  throw new Error(`a test did not expect ${what}`);
}
