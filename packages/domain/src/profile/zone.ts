import { sameClock } from '../shared/index.ts';
import type { ProfileOption } from './model.ts';

/**
 * Returns the device's zone when the school offers it and its clock shows another time than that of the chosen zone;
 * else null. It is only suggested: nothing changes unless the student accepts it.
 */
export function suggestedZone(
  device: string,
  chosen: string,
  zones: readonly ProfileOption[],
  now: Date,
): ProfileOption | null {
  const offered = zones.find(({ value }) => value === device);
  if (!offered || chosen === device) return null;
  try {
    return chosen !== '' && sameClock(device, chosen, now) ? null : offered;
  } catch {
    // The device does not support the chosen zone.
    return offered;
  }
}
