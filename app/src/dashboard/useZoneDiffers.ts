import { sameClock } from '@portal/domain/shared';
import { deviceZone } from '../session/device-zone.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';

/** Whether the device's clock shows another time than the portal, which uses the student's zone. */
export function useZoneDiffers(): boolean {
  return !sameClock(deviceZone(), useZone(), useNow());
}
