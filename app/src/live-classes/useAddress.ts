import { safeUrl } from '@portal/domain/shared';
import { useCallback } from 'react';
import { useServices } from '../services.ts';

/** Checks addresses of the server: null = none that may be used. Stays the same from render to render. */
export function useAddress(): (sent: string | null) => string | null {
  const { config } = useServices();
  return useCallback((sent) => safeUrl(sent, config.mainAppUrl, location.href), [config]);
}
