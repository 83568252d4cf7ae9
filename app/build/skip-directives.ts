import type { Rollup } from 'vite';

/** Libraries mark modules with "use client", which means nothing in these bundles: not worth a warning each. */
export function skipDirectives(warning: Rollup.RollupLog, warn: (warning: Rollup.RollupLog) => void): void {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}
