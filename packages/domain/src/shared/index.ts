export { code, decode, flag, int, optionalInt, optionalText, rows, word } from './decode.ts';
export { asFailure, FailureError, type Failure } from './failure.ts';
export { failed, loading, mapLoadable, ready, type Loadable } from './loadable.ts';
export { decodePage, type Page, type PagedRequestWire, type PagedWire } from './paged.ts';
export { safeUrl, withQuery } from './safe-url.ts';
