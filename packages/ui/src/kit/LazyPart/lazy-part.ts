import {
  createContext,
  createElement,
  lazy,
  memo,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

/** What the app provides for code that cannot be fetched. */
export interface ChunkFailureHandler {
  /** Awaited before the failure is handled: while the document is being left, an aborted fetch is no failure. */
  waitIfLeavingDocument: () => Promise<void> | undefined;
  /** Reloads the document; with unsaved input only after the student has agreed to lose it. */
  reload: () => void;
}

/** Provides `ChunkFailureHandler` to the parts of this package. Without a provider nothing is reloaded. */
export const ChunkFailureHandlerContext = createContext<ChunkFailureHandler>({
  waitIfLeavingDocument: () => undefined,
  reload: () => undefined,
});

/** A module whose default export is the component of a part. */
interface PartModule<P extends object> {
  default: ComponentType<P>;
}

/** One reset function for each part whose code could not be fetched: after it, the next mount fetches again. */
const failedResets = new Set<(byPress: boolean) => void>();
/** How often a student has pressed a retry button of such a part. */
let presses = 0;
const pressListeners = new Set<() => void>();

/**
 * Makes the parts whose code could not be fetched fetch it again when they next mount; `onReset` of error boundaries.
 *
 * @param cause why the boundary was reset: only after a press (`imperative-api`) the document may be reloaded
 */
export function retryFailedParts({ reason }: { reason: 'imperative-api' | 'keys' }): void {
  const byPress = reason === 'imperative-api';
  for (const reset of failedResets) reset(byPress);
  if (!byPress) return;
  presses += 1;
  for (const listener of pressListeners) listener();
}

function subscribe(listener: () => void): () => void {
  pressListeners.add(listener);
  return () => pressListeners.delete(listener);
}

/**
 * Returns a reset key that changes with each press of a retry button: parts that failed together, such as the fields of
 * a form, are fetched again together.
 */
export function useRetryPresses(): number {
  return useSyncExternalStore(
    subscribe,
    () => presses,
    () => 0,
  );
}

/**
 * Splits a component into a chunk of its own. Unlike with `lazy` alone, code that is loaded already renders without
 * suspending, and code that could not be fetched is fetched again after `retryFailedParts`. When a retry by press fails
 * too, the document is reloaded.
 *
 * @param useChunkFailureHandler hook that returns the `ChunkFailureHandler`, and what `fetchCode` needs
 */
export function splitPart<P extends object, Needs, M extends PartModule<P>>(
  fetchCode: (needs: Needs) => Promise<M>,
  useChunkFailureHandler: () => ChunkFailureHandler & Needs,
): { load: (needs: Needs) => Promise<M>; Component: ComponentType<P> } {
  let Loaded: ComponentType<P> | null = null;
  async function load(needs: Needs) {
    const code = await fetchCode(needs);
    Loaded = code.default;
    return code;
  }
  let Lazy: ComponentType<P> | null = null;
  let pressed = false;
  function reset(byPress: boolean) {
    Lazy = null;
    pressed = byPress;
  }
  function createLazy(portal: ChunkFailureHandler & Needs) {
    const mayReload = pressed;
    failedResets.delete(reset);
    return lazy(async () => {
      try {
        return await load(portal);
      } catch (error) {
        await portal.waitIfLeavingDocument();
        // The retry failed too, although there is a connection: a new deployment has renamed the files, or the browser
        // has cached the failure. Only a new document helps, which students expect after a press only.
        if (mayReload && navigator.onLine) portal.reload();
        // Only a reset recreates `lazy`: React renders again after an error, which would fetch in an endless loop.
        failedResets.add(reset);
        throw error;
      }
    });
  }
  function Split(props: P) {
    const portal = useChunkFailureHandler();
    // Chosen at the first render: switching to `Loaded` later would remount the part and lose what was typed in it.
    const [Part] = useState(() => Loaded ?? (Lazy ??= createLazy(portal)));
    return createElement(Part, props);
  }
  // Most parts take no props, so that `memo` spares them the renders of their parents.
  return { load, Component: memo(Split) };
}

/** Splits off a part of this package. Render it within a `PartBoundary`, `DialogBoundary` or `SilentBoundary`. */
export function lazyPart<P extends object>(fetchCode: () => Promise<PartModule<P>>): ComponentType<P> {
  return splitPart<P, unknown, PartModule<P>>(fetchCode, () => use(ChunkFailureHandlerContext)).Component;
}
