import * as React from 'react';

/** React's internals by their name in the module, which its types leave out. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/*
 * Where the tests run the stories (`config/pictures/in-page.mjs`), React believes that it has reached its limit of owner
 * stacks. Its development build captures an error for each element, so that warnings can say where the element was
 * created; that took a tenth to a fifth of the processor time of a story. A warning names its component without it.
 */
if ('__portalVisit' in globalThis) {
  const internals = (React as unknown as Record<string, object>)[INTERNALS] ?? {};
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    // React sets it to zero once a second.
    set: () => {},
  });
}
