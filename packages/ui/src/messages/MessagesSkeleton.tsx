import { ListPageSkeleton } from '../blocks/infinite-list/index.ts';
import { Skeleton } from '../kit/index.ts';
import { Toolbar } from './ConversationList.tsx';
import { ConversationsSkeleton } from './ConversationRow.tsx';
import { AboveList, Columns, DetailColumn, EmptyPane, ListColumn } from './layout.ts';

/** Placeholder of /Message with no conversation open, before there are words. */
export function MessagesSkeleton() {
  return (
    <Columns>
      <ListColumn $behind={false} data-begins-with-tabs="">
        <AboveList aria-hidden>
          <Skeleton shape="block" height="48px" radius="control" />
        </AboveList>
        <ListPageSkeleton rows={<ConversationsSkeleton />} toolbar={Toolbar} />
      </ListColumn>
      <DetailColumn $empty>
        <EmptyPane>{null}</EmptyPane>
      </DetailColumn>
    </Columns>
  );
}
