/**
 * What the server answers late, for what a page, or a test, leaves to the order in which things come: `JOURNEY_LATE`.
 * `files=1500`: the portal's files 1,500 ms later; `calls=600`: the API; `random=1000`: each answer up to 1,000 ms later.
 */
const given = process.env['JOURNEY_LATE'] ?? 'calls=0';
const [, kind, time] = /^(files|calls|random)=(\d+)$/.exec(given) ?? [];
if (kind === undefined) throw new Error('JOURNEY_LATE must be files=, calls= or random= and a number of milliseconds.');
const most = Number(time);

/** How much later a path is answered, in milliseconds. */
export function delayOf(path: string): number {
  if (kind === 'random') return Math.random() * most;
  const isCall = path.startsWith('/api/');
  // The page itself comes in time: its placeholder is what is then looked at.
  const isFile = path.startsWith('/assets/');
  return (kind === 'calls' ? isCall : isFile) ? most : 0;
}
