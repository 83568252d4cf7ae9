import type { Delay } from '@portal/mocks/server';

/**
 * The delays of the server, set by `JOURNEY_LATE`. They reveal pages and tests that depend on the order in which
 * responses arrive. `files=1500`: the portal's files arrive 1,500 ms later; `calls=600`: the API processes a request
 * later; `answers=600`: its response arrives later, and may be outdated by then; `random=1000`: everything up to 1,000
 * ms later.
 */
const given = process.env['JOURNEY_LATE'] ?? 'calls=0';
const [, kind, time] = /^(files|calls|answers|random)=(\d+)$/.exec(given) ?? [];
if (kind === undefined)
  throw new Error('JOURNEY_LATE must be files=, calls=, answers= or random= and a number of milliseconds.');
const most = Number(time);

/** Returns the delays of a path. */
export function delayOf(path: string): Delay {
  if (kind === 'random') return { request: (Math.random() * most) / 2, response: (Math.random() * most) / 2 };
  // The page itself is not delayed, since its placeholder is what is then tested.
  if (kind === 'files') return { request: path.startsWith('/assets/') ? most : 0 };
  return { [kind === 'calls' ? 'request' : 'response']: path.startsWith('/api/') ? most : 0 };
}
