import type { HelpInfo } from '@portal/domain/help';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { helpInfoQuery, type HelpStore } from './queries.ts';

/** The school's help settings, fetched unless the store has them. */
export function useHelpInfo(store: HelpStore): LoadableQuery<HelpInfo> {
  return useLoadableQuery(helpInfoQuery(useClient(), store));
}
