import { safeUrl } from '@portal/domain/shared';
import { useServices } from '../services.ts';

/** The check of an address the server sent: the address to follow, or null (contract 4.2). */
export function useFollowable(): (sent: string) => string | null {
  const { config } = useServices();
  return (sent) => safeUrl(sent, config.mainAppUrl, location.href);
}
