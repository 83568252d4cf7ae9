export { ask } from './ask.ts';
export { createClient, type CallOptions, type Client } from './client.ts';
export { earlyKey, fetchWithEarly, type EarlyRequests } from './early.ts';
export { callInit, callUrl, type CallSpec, type Credentials } from './request.ts';
export { asLoadable } from './loadable.ts';
export { asLoadableList } from './loadable-list.ts';
export { pagedQuery } from './paged.ts';
