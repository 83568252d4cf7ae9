import { lazy, type ComponentType } from 'react';

/** A screen whose code comes separately. */
export interface Screen<P extends object> {
  /** Fetches the code; drawn without waiting once it is there. Rejects when it cannot be fetched. */
  load: () => Promise<void>;
  Screen: ComponentType<P>;
}

/** Splits a screen off. Unlike `lazy` alone, a screen fetched ahead is there at once: no blank frame in between. */
export function splitScreen<P extends object>(fetchCode: () => Promise<{ default: ComponentType<P> }>): Screen<P> {
  let Loaded: ComponentType<P> | null = null;
  async function load() {
    Loaded = (await fetchCode()).default;
  }
  const Waiting = lazy(async () => {
    await load();
    return { default: Loaded as ComponentType<P> };
  });
  function Split(props: P) {
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }
  return { load, Screen: Split };
}
