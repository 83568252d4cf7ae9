import type { ActivePackage } from '@portal/domain/packages';
import type { Page } from '@portal/domain/shared';
import { useStoredEndings } from './useEndings.ts';

/** Stores which packages of a page of the list end; renders nothing. */
export default function StoredEndings({ page }: { page: Page<ActivePackage> }) {
  useStoredEndings(page);
  return null;
}
