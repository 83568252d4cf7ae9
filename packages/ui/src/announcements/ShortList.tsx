import { ANNOUNCEMENTS_SHOWN, type Announcement } from '@portal/domain/announcements';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Card, RowList } from '../kit/index.ts';

export interface ShortListProps {
  announcements: readonly Announcement[];
  /** Draws one row; what opens it is its first button. */
  children: (announcement: Announcement) => ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** The first three rows in a card, the rest behind Show more. */
export function ShortList({ announcements, children, ref }: ShortListProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  const shown = open ? announcements : announcements.slice(0, ANNOUNCEMENTS_SHOWN);
  const Chevron = open ? ChevronUp : ChevronDown;

  // The student goes on reading where the new rows begin, not after the button that brought them.
  useEffect(() => {
    if (open) firstMore.current?.querySelector('button')?.focus();
  }, [open]);

  return (
    <>
      <Card flush>
        <RowList ref={ref}>
          {shown.map((one, i) => (
            <li key={one.id} ref={i === ANNOUNCEMENTS_SHOWN ? firstMore : undefined}>
              {children(one)}
            </li>
          ))}
        </RowList>
      </Card>
      {announcements.length > ANNOUNCEMENTS_SHOWN && (
        <More>
          <Button variant="ghost" compact block aria-expanded={open} onClick={() => setOpen(!open)}>
            <Label>
              {open ? t('showLess') : t('showMore')}
              <Chevron size={18} strokeWidth={1.75} aria-hidden />
            </Label>
          </Button>
        </More>
      )}
    </>
  );
}

const More = styled.div`
  margin-top: var(--space-2);
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;
