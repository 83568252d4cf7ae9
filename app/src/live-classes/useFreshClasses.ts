import { LIVE_CLASSES_KEY } from '@portal/data/live-classes';
import { nextChange } from '@portal/domain/calendar';
import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

/** The lists are by start: what begins or ends next is among the first. */
const LOOKED_AT = 20;

/** Reads the lists anew when a class has begun or ended: what is live, and what is still listed, is the server's to say. */
export function useFreshClasses(classes: readonly LiveClass[], now: Date, zone: string): void {
  const queries = useQueryClient();
  const times = useMemo(() => classes.slice(0, LOOKED_AT).map((one) => classTimes(one, zone)), [classes, zone]);
  const next = nextChange(times, now)?.getTime() ?? null;
  const awaited = useRef(next);
  useEffect(() => {
    const passed = awaited.current !== null && awaited.current <= now.getTime();
    awaited.current = next;
    if (passed) void queries.invalidateQueries({ queryKey: LIVE_CLASSES_KEY });
  }, [queries, next, now]);
}
