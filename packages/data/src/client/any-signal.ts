/**
 * Returns a signal that aborts with the first of `signals`, for the same reason. Used instead of `AbortSignal.any`,
 * which browsers have only since 2024.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const follow = () => any.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: any.signal });
  }
  return any.signal;
}

/** Rejects with the signal's reason when it is aborted. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_never, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
