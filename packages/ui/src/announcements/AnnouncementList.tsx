import { ANNOUNCEMENTS_SHOWN, type Announcement } from '@portal/domain/announcements';
import type { ReactNode, Ref } from 'react';
import { Card, RowList, ShortList } from '../kit/index.ts';

export interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** Renders one row; its first button opens it. */
  children: (announcement: Announcement) => ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** The first three rows in a card, the rest behind Show more. */
export function AnnouncementList({ announcements, children, ref }: AnnouncementListProps) {
  return (
    <ShortList
      items={announcements}
      limit={ANNOUNCEMENTS_SHOWN}
      itemKey={({ id }) => id}
      renderList={(rows) => (
        <Card flush>
          <RowList ref={ref}>{rows}</RowList>
        </Card>
      )}
    >
      {children}
    </ShortList>
  );
}
