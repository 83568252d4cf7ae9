import type { MessageFolder } from '@portal/domain/messages';
import { LIST_PAGE_SIZE, type PagedRequestWire } from '@portal/domain/shared';
import type { CallSpec } from '../client/index.ts';

const paths = {
  active: 'Message/GetActiveMessageHelperGridJson',
  archive: 'Message/GetArchivedMessageHelperGridJson',
} as const satisfies Record<MessageFolder, string>;

/** Apart from the queries, whose decoders the boot script has no use for. The newest first (contract 2, Message). */
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
