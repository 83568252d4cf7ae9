import type { Conversation, MessageFolder } from '@portal/domain/messages';
import { instantsOf, type Failure, type LoadableList, type ScreenHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ZoneLine } from '../blocks/date-time/index.ts';
import {
  InfiniteList,
  ListToolbar,
  useListSearch,
  type ListPositions,
  type OnSearch,
} from '../blocks/infinite-list/index.ts';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { useFormat } from '../i18n/index.ts';
import { AlertAction, EmptyState, SearchField, Tabs } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { media } from '../theme/index.ts';
import { ConversationRow, ConversationsSkeleton } from './ConversationRow.tsx';
import { useMessageDates } from './useMessageDates.ts';
import { NotSent } from './NotSent.tsx';

export interface ConversationListProps {
  folder: MessageFolder;
  onFolderChange: (folder: MessageFolder) => void;
  /** The search keyword, '' = none. */
  keyword: string;
  onSearch: OnSearch;
  /** The conversations of this folder that match the keyword. */
  conversations: LoadableList<Conversation>;
  onMore: () => void;
  onRetry: () => void;
  /** The texts of unsent replies, by the id of their conversation. */
  drafts: ReadonlyMap<number, string>;
  /** The id of the open conversation; null = none. */
  openId: number | null;
  /** Returns the URL that opens a conversation. */
  hrefOf: (conversation: Conversation) => ScreenHref;
  now: Date;
  /** The student's time zone, in which dates and times are shown. */
  zone: string;
  /** Remembers the scroll positions of the lists. */
  positions?: ListPositions | undefined;
  /** The conversation that could not be archived, and why; null = none failed. */
  archiveFailed: { name: string; failure: Failure } | null;
  /** Why a new message was not sent, and where its draft is. */
  notSent?: { failure: Failure; draftHref: ScreenHref } | null | undefined;
}

const rowKey = ({ id }: Conversation) => id;
const loadingList: LoadableList<never> = { status: 'loading' };

/** The active and the archived conversations of /Message, the newest first (001 §2). */
export function ConversationList({
  folder,
  onFolderChange,
  keyword,
  onSearch,
  conversations,
  drafts,
  openId,
  hrefOf,
  now,
  zone,
  archiveFailed,
  notSent,
  ...list
}: ConversationListProps) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const dates = useMessageDates(now, zone);
  const { field, waiting } = useListSearch(keyword, onSearch);
  const rows = waiting ? loadingList : conversations;
  const instants = instantsOf(rows, ({ modifiedAt }) => modifiedAt, now);
  const hasRows = rows.status === 'ready' && rows.rows.length > 0;
  const labels = useFolderLabels(folder);
  const tabs = [
    { id: 'active', label: t('list.active') },
    { id: 'archive', label: t('list.archive') },
  ] as const;
  return (
    <Tabs label={t('list.tabs')} items={tabs} value={folder} onChange={onFolderChange}>
      <Toolbar>
        <SearchField label={labels.search} {...field} />
        {(hasRows || rows.status === 'loading') && (
          <ZoneLine text={t('list.zone', { zone: format.zone(zone, instants) })} />
        )}
      </Toolbar>
      {archiveFailed && (
        <Failed>
          <WriteFailure
            failure={archiveFailed.failure}
            refused={t('list.archiveFailed', { name: archiveFailed.name })}
            unknown={t('list.archiveUnknown', { name: archiveFailed.name })}
            check={t('list.archiveUnknownText')}
          />
        </Failed>
      )}
      {notSent && (
        <Failed>
          <NotSent
            failure={notSent.failure}
            action={
              <AlertAction as={AppLink} href={notSent.draftHref}>
                {t('compose.openDraft')}
              </AlertAction>
            }
          />
        </Failed>
      )}
      <InfiniteList
        {...list}
        id={`${folder} ${keyword}`}
        list={rows}
        keyword={keyword}
        label={labels.list}
        rowKey={rowKey}
        rowHeight={96}
        empty={
          <EmptyState art={folder === 'active' ? 'messages' : 'archive'} title={labels.empty} text={labels.emptyText} />
        }
        failed={t('list.failed')}
        end={labels.end}
        skeleton={<ConversationsSkeleton />}
      >
        {(row) => (
          <ConversationRow
            conversation={row}
            href={hrefOf(row)}
            date={dates.rowDate(row.modifiedAt)}
            draft={drafts.get(row.id)}
            open={row.id === openId}
          />
        )}
      </InfiniteList>
    </Tabs>
  );
}

function useFolderLabels(folder: MessageFolder) {
  const { t } = useTranslation('messages');
  return folder === 'active'
    ? {
        search: t('list.searchActive'),
        list: t('list.activeList'),
        end: t('list.activeEnd'),
        empty: t('list.activeEmpty'),
        emptyText: t('list.activeEmptyText'),
      }
    : {
        search: t('list.searchArchive'),
        list: t('list.archiveList'),
        end: t('list.archiveEnd'),
        empty: t('list.archiveEmpty'),
        emptyText: t('list.archiveEmptyText'),
      };
}

/* Beside the open conversation the list is narrow, so its tools are below each other, as on a phone. */
export const Toolbar = styled(ListToolbar)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    > p {
      justify-self: start;
    }
  }
`;

const Failed = styled.div`
  margin-bottom: var(--space-3);
`;
