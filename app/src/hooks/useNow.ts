import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time, updated every minute and when the tab becomes visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setTimeout(update, MINUTE_MS - (now.getTime() % MINUTE_MS));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return now;
}
