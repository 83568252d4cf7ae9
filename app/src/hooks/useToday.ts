import { inZone } from '@portal/domain/shared';
import { useZone } from '../session/useZone.ts';
import { useNow } from './useNow.ts';

/** Today in the student's zone, `YYYY-MM-DD`. */
export function useToday(): string {
  return inZone(useNow(), useZone()).date;
}
