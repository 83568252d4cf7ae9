import { sameClock } from '../shared/index.ts';
import type { ProfileOption } from './model.ts';

/**
 * The device's zone, where the school offers it and its clock shows another time than that of the chosen zone; else null.
 * Only a suggestion: nothing is changed without the student.
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
    // A zone that this device does not know.
    return offered;
  }
}
