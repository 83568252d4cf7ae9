import { sameClock } from '@portal/domain/shared';
import { deviceZone, useZone } from '../session/useZone.ts';
import { useNow } from './useNow.ts';

/** Whether the device's clock shows another time than the portal's, which keeps to the student's zone. */
export function useZoneDiffers(): boolean {
  return !sameClock(deviceZone(), useZone(), useNow());
}
