import type { Delay } from '@portal/mocks/server';

/**
 * What the server does late, for what a page, or a test, leaves to the order in which things come: `JOURNEY_LATE`.
 * `files=1500`: the portal's files come 1,500 ms later; `calls=600`: the API looks at a request later; `answers=600`: what it
 * has answered comes later, and may be old by then; `random=1000`: everything up to 1,000 ms later.
 */
const given = process.env['JOURNEY_LATE'] ?? 'calls=0';
const [, kind, time] = /^(files|calls|answers|random)=(\d+)$/.exec(given) ?? [];
if (kind === undefined)
  throw new Error('JOURNEY_LATE must be files=, calls=, answers= or random= and a number of milliseconds.');
const most = Number(time);

/** How much later a path is answered. */
export function delayOf(path: string): Delay {
  if (kind === 'random') return { request: (Math.random() * most) / 2, response: (Math.random() * most) / 2 };
  // The page itself comes in time: its placeholder is what is then looked at.
  if (kind === 'files') return { request: path.startsWith('/assets/') ? most : 0 };
  return { [kind === 'calls' ? 'request' : 'response']: path.startsWith('/api/') ? most : 0 };
}
