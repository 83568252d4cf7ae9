import { safeUrl } from '@portal/domain/shared';
import { useCallback } from 'react';
import { useServices } from './services.ts';

/**
 * Checks addresses of the server: what is root-relative belongs to the main app, null = none that may be used
 * (contract 1.7, 4.2). Stays the same from render to render.
 */
export function useAddressOf(): (sent: string | null | undefined) => string | null {
  const { config } = useServices();
  return useCallback((sent) => safeUrl(sent, config.mainAppUrl, location.href), [config]);
}
