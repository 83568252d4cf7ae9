import { useToday } from './useToday.ts';
import { storage } from '../portal/storage.ts';
import { useSession } from '../session/SignedIn.tsx';

/**
 * Whether the student is reminded today of a package that ends. Compares with the day stored on this device, without a
 * request.
 */
export function usePackageEnds(): boolean {
  const day = storage.get(`packageNudge:${useSession().account.studentId}`);
  return useToday() >= (day ?? '~');
}
