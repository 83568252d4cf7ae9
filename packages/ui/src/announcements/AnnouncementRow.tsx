import { isNew, type Announcement } from '@portal/domain/announcements';
import { ChevronRight, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTextLang } from '../blocks/text-language/index.ts';
import { IconButton, ListRow, Tag } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { Byline } from './Byline.tsx';

export interface AnnouncementRowProps {
  announcement: Announcement;
  now: Date;
  onOpen: () => void;
  onDismiss: () => void;
  onIntent?: (() => void) | undefined;
}

/** An announcement in the panel: a row that opens it, with a Dismiss button beside it. */
export function AnnouncementRow({ announcement, now, onOpen, onDismiss, onIntent }: AnnouncementRowProps) {
  const { t } = useTranslation('announcements');
  const lang = useTextLang(announcement.title);
  const fresh = isNew(announcement, now);

  function dismiss({ detail }: MouseEvent) {
    // Ignores the second click of a double click, which lands on the row that has moved up.
    if (detail < 2) onDismiss();
  }

  return (
    <Row>
      <Body onPointerEnter={onIntent} onFocus={onIntent}>
        <ListRow
          title={<span lang={lang}>{announcement.title}</span>}
          caption={
            <Caption>
              {fresh && <Tag kind="new">{t('new')}</Tag>}
              <span>
                <Byline announcement={announcement} />
              </span>
            </Caption>
          }
          // The chevron of `ListRow` is replaced by two of its own, since with a mouse it shares a place with the
          // Dismiss button.
          chevron={false}
          trailing={<RowChevron size={20} strokeWidth={1.75} aria-hidden />}
          read={!fresh}
          onOpen={onOpen}
        />
      </Body>
      <Trailing>
        <EndChevron size={20} strokeWidth={1.75} aria-hidden />
        <Dismiss label={t('dismiss', { title: announcement.title })} onClick={dismiss}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </Dismiss>
      </Trailing>
    </Row>
  );
}

const Caption = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Trailing = styled.div`
  position: relative;
`;

const RowChevron = styled(ChevronRight)`
  color: var(--ink-faint);
`;

/* Shown in the place of the Dismiss button. */
const EndChevron = styled(ChevronRight)`
  display: none;
`;

/* Its icon is aligned with the padding of the card. */
const Dismiss = styled(IconButton)`
  margin-inline-end: var(--space-1);
  color: var(--ink-muted);
  ${media.desktop} {
    margin-inline-end: var(--space-2);
  }
`;

/* With a mouse the row ends in a chevron like any other; hover or focus replaces it by the Dismiss button. Without a
   mouse both are visible: the chevron shows that the row opens, and the Dismiss button is beside it. */
const Row = styled.div`
  display: flex;
  align-items: center;
  @media (hover: hover) and (min-width: 1025px) {
    ${RowChevron} {
      display: none;
    }
    &:not(:hover, :focus-within) {
      ${EndChevron} {
        position: absolute;
        inset-block: 0;
        inset-inline: 12px 0;
        display: block;
        margin-block: auto;
        color: var(--ink-muted);
      }
      ${Dismiss} {
        opacity: 0;
      }
    }
  }
`;
