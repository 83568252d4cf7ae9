import { decodeHelpInfo, keptHelpInfo, readKeptHelpInfo } from '@portal/domain/help';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Where the help settings are kept between visits; the portal keeps them in a cookie. */
export interface HelpStore {
  /** Returns the stored text; '' = none, or it has expired. */
  read: () => string;
  /** Stores a text for `HELP_KEPT_SECONDS`. */
  write: (kept: string) => void;
}

const helpInfoCall: CallSpec = { path: 'Help/GetHelpInformation', method: 'POST' };

/** The help settings: from the store, else from the server, whose settings are then stored (001 §4). */
export const helpInfoQuery = (client: Client, store: HelpStore) =>
  queryOptions({
    queryKey: ['help', 'info'],
    queryFn: async (context) => {
      const kept = readKeptHelpInfo(store.read(), client);
      if (kept) return kept;
      return createQueryFn(client, helpInfoCall, (sent, decodeContext) => {
        const info = decodeHelpInfo(sent, decodeContext);
        const text = keptHelpInfo(sent);
        if (text !== null) store.write(text);
        return info;
      })(context);
    },
    // The store limits how long they are valid, so it is read at every mount.
    refetchOnMount: 'always',
  });
