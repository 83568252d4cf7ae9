import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './processes.mjs';

/**
 * The files that call React's `lazy`, which remembers for ever that code could not be fetched: the one that others use
 * instead, and the illustration, whose code never fails: nothing is drawn then.
 */
const ALLOWED = ['packages/ui/src/kit/Art/Art.tsx', 'packages/ui/src/kit/LazyPart/lazy-part.ts'];

test('code is split off by lazyPart or lazyRoute, never by React’s lazy alone: lost code takes no page along', () => {
  const sources = globSync(['app/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: ROOT });
  const importing = sources.filter((file) =>
    /import (?:React|\{[^}]*\blazy\b[^}]*\}) from 'react'|\bReact\.lazy\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(importing.toSorted()).toEqual(ALLOWED);
});
