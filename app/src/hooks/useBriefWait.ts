import { useEffect, useState } from 'react';

/** Long enough for a slow connection, and far shorter than the client's time limit. */
const LONGEST_MS = 4000;

/**
 * Whether content still waits for data that only adds to it and would move it. Such data is not awaited for longer than
 * four seconds: a call that hangs would otherwise hide the content for a minute.
 *
 * @param loading whether that data is loading
 */
export function useBriefWait(loading: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setOver(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading && !over;
}
