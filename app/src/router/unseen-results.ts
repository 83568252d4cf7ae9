/** What waits for a response, and what waits or shows one. */
const pending = new Set<object>();
const unseen = new Set<object>();
const listeners = new Set<() => void>();

function addTo(set: Set<object>, onRemoved: () => void = () => undefined): () => void {
  const entry = {};
  set.add(entry);
  return () => {
    set.delete(entry);
    onRemoved();
  };
}

/** Adds a write whose dialog waits for the response. Returns a function to call once there is one. */
export const addPendingWrite = (): (() => void) => addTo(pending);

/** Adds a dialog that waits for a response or shows one. Returns a function to call once it is dismissed. */
export const addUnseenResult = (): (() => void) =>
  addTo(unseen, () => {
    if (unseen.size === 0) for (const listener of listeners) listener();
  });

/** Whether a dialog waits for the response of a write. */
export const isWritePending = (): boolean => pending.size > 0;

/** Calls back whenever the last result has been seen. Returns a function that ends it. */
export function onResultsSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
