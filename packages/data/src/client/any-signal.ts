/** Aborts with the first of the signals, for its reason: `AbortSignal.any`, which browsers have since 2024 only. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const follow = () => any.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: any.signal });
  }
  return any.signal;
}
