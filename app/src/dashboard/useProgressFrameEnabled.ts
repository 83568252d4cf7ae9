import { progressFrameEnabled } from '@portal/data/progress';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/**
 * Whether the school's progress page replaces the course tiles; null while that is not known. A silent call that failed
 * leaves the tiles.
 */
export function useProgressFrameEnabled(): boolean | null {
  const { client } = useServices();
  const { data, isPending } = useQuery(progressFrameEnabled(client));
  return isPending ? null : (data ?? false);
}
