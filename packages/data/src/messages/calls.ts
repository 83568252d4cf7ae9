import type { MessageFolder } from '@portal/domain/messages';
import { LIST_PAGE_SIZE, type PagedRequestWire } from '@portal/domain/shared';
import type { CallSpec } from '../client/index.ts';

const paths = {
  active: 'Message/GetActiveMessageHelperGridJson',
  archive: 'Message/GetArchivedMessageHelperGridJson',
} as const satisfies Record<MessageFolder, string>;

/**
 * Returns the call for a page of a folder's conversations, the newest first (contract 2, Message). In a file of its
 * own, because the boot script uses it without the decoders that queries.ts imports.
 */
export function conversationsCall(folder: MessageFolder, keyword: string, page: number): CallSpec {
  const body: PagedRequestWire = {
    PageIndex: page,
    PageSize: LIST_PAGE_SIZE,
    SortFieldName: 'LastModifiedDateTime',
    SortOrder: 'DESC',
    Keyword: keyword,
  };
  return { path: paths[folder], method: 'POST', body };
}
