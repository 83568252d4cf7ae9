import { inZone } from '@portal/domain/shared';
import { useZone } from '../session/useZone.ts';
import { useNow } from './useNow.ts';

/** Today where the student is, `YYYY-MM-DD`. */
export function useToday(): string {
  return inZone(useNow(), useZone()).date;
}
