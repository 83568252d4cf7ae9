import { useToday } from './useToday.ts';
import { storage } from '../portal/storage.ts';
import { useSession } from '../session/SignedIn.tsx';

/** Whether the student should be told today about a package that ends: by the day stored on this device, no request. */
export function usePackageEnds(): boolean {
  const day = storage.get(`packageNudge:${useSession().account.studentId}`);
  return useToday() >= (day ?? '~');
}
