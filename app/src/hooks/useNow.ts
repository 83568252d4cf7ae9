import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, fresh with every new minute and whenever the page comes back into view. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const timer = setTimeout(tell, MINUTE_MS - (now.getTime() % MINUTE_MS));
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [now]);
  return now;
}
