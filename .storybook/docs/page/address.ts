import { useEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { PAGE_PARAMS } from './events.ts';

type Params = Readonly<Record<string, string>>;

/** The search parameters of docs pages; initially those of the URL with which the preview was opened. */
let params: Params = Object.fromEntries(new URLSearchParams(location.search));
const listeners = new Set<() => void>();

/** Changes search parameters of docs pages. */
export function setPageParams(changes: Params): void {
  params = { ...params, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Returns state of a docs page that is kept in search parameters of the URL, so that the URL can be shared; defaults
 * are left out. The parameters are removed from the URL when the page is left, and set again when it is opened again.
 */
export function usePageParams<T extends Params>(defaults: T): [T, (changes: Partial<T>) => void] {
  const all = useSyncExternalStore(subscribe, () => params);
  const values = Object.fromEntries(Object.keys(defaults).map((name) => [name, all[name] ?? defaults[name]])) as T;
  const written = JSON.stringify(values);
  useEffect(() => {
    const shown = JSON.parse(written) as T;
    const kept = Object.entries(shown).map(([name, value]) => [name, value === defaults[name] ? null : value]);
    addons.getChannel().emit(PAGE_PARAMS, Object.fromEntries(kept));
  }, [written, defaults]);
  return [values, (changes) => setPageParams(changes as Params)];
}
