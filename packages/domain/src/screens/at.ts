import type { ScreenHref } from '../shared/index.ts';

/** Search params with their question mark; null leaves one out. */
export function query(params: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** The only place where a `ScreenHref` is made. */
export const at = (path: `/${string}`) => path as ScreenHref;
