import { useOnline } from '../hooks/useOnline.ts';
import { useRetryPresses } from './lazy-part.ts';

/**
 * Returns the reset keys of a part's error boundary: code that could not be fetched is fetched again once there is a
 * connection, or when the student presses the retry button of another part.
 */
export function useResetKeys(): readonly unknown[] {
  return [useOnline(), useRetryPresses()];
}
