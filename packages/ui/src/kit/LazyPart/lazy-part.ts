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

/** What the portal does about code that cannot be fetched. */
export interface CodeLoss {
  /** Asked first, since that is no failure of a document that is being left. */
  untilStaying: () => Promise<void> | undefined;
  /** Loads the document again, when the student agrees to lose what is unsaved. */
  reload: () => void;
}

/** For the parts of this package; without a portal around them nothing is loaded again. */
export const CodeLossContext = createContext<CodeLoss>({ untilStaying: () => undefined, reload: () => undefined });

/** A module with the component of a part. */
interface PartModule<P extends object> {
  default: ComponentType<P>;
}

/** For each part whose code could not be fetched, a function that makes it fetch again. */
const failedResets = new Set<(byPress: boolean) => void>();
/** How often a student asked for such a part again. */
let presses = 0;
const pressListeners = new Set<() => void>();

/**
 * Makes the parts whose code could not be fetched fetch it again at their next render.
 *
 * @param cause of the error boundary: after a press, the document may be loaded again
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

/** Changes with each press: parts that failed together, such as the fields of a form, are fetched again together. */
export function useRetryPresses(): number {
  return useSyncExternalStore(
    subscribe,
    () => presses,
    () => 0,
  );
}

/**
 * Splits a part off. Unlike with `lazy` alone, code that is there is drawn without waiting, and code that could not be
 * fetched is fetched again after `retryFailedParts`; when that fails too after a press, the document is loaded again.
 *
 * @param useCodeLoss gives it also what `fetchCode` needs
 */
export function splitPart<P extends object, Needs, M extends PartModule<P>>(
  fetchCode: (needs: Needs) => Promise<M>,
  useCodeLoss: () => CodeLoss & Needs,
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
  function createLazy(portal: CodeLoss & Needs) {
    const mayReload = pressed;
    failedResets.delete(reset);
    return lazy(async () => {
      try {
        return await load(portal);
      } catch (error) {
        await portal.untilStaying();
        // The retry failed too, with a connection: since the portal was deployed anew its files have other names, or the
        // browser remembers the failure. Only a new document helps; without a press nobody expects one.
        if (mayReload && navigator.onLine) portal.reload();
        // Not at once: React renders again after an error, which would fetch in an endless loop.
        failedResets.add(reset);
        throw error;
      }
    });
  }
  function Split(props: P) {
    const portal = useCodeLoss();
    // Chosen once: another component at a later render would mount the part anew, and lose what was typed in it.
    const [Part] = useState(() => Loaded ?? (Lazy ??= createLazy(portal)));
    return createElement(Part, props);
  }
  // Most take no props: what is around them is rendered without them.
  return { load, Component: memo(Split) };
}

/** Splits off a part of this package. Render it within a `PartBoundary`, `DialogBoundary` or `SilentBoundary`. */
export function lazyPart<P extends object>(fetchCode: () => Promise<PartModule<P>>): ComponentType<P> {
  return splitPart<P, unknown, PartModule<P>>(fetchCode, () => use(CodeLossContext)).Component;
}
