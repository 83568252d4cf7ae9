import { useOnline } from '../hooks/useOnline.ts';
import { useRetryPresses } from './lazy-part.ts';

/**
 * Of the error boundary of a part: code that could not be fetched offline is fetched again once there is a connection, or
 * another part is asked for again.
 */
export function useResetKeys(): readonly unknown[] {
  return [useOnline(), useRetryPresses()];
}
