import type { HelpInfo } from '@portal/domain/help';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { helpInfoQuery, type HelpStore } from './queries.ts';

/** How the school helps its students, fetched when the store has nothing. */
export function useHelpInfo(store: HelpStore): LoadableQuery<HelpInfo> {
  return useLoadableQuery(helpInfoQuery(useClient(), store));
}
