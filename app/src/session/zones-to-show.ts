import { sameClock } from '@portal/domain/shared';
import { zoneName, type Language } from '@portal/ui/i18n';
import { storage } from '../portal/storage.ts';
import { deviceZone } from './device-zone.ts';

/** The names of the device's zone and of the one that times are shown in. */
export interface ZoneNames {
  device: string;
  profile: string;
}

/**
 * Returns the names of the two zones where their clocks differ and the student has not dismissed the notice; null =
 * there is nothing to show.
 */
export function zonesToShow(profile: string, language: Language): ZoneNames | null {
  const device = deviceZone();
  const now = new Date();
  if (storage.get('zoneKept') === `${device} ${profile}` || sameClock(device, profile, now)) return null;
  return { device: zoneName(language, device, now), profile: zoneName(language, profile, now) };
}
