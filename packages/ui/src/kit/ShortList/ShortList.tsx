import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type Key, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';

export interface ShortListProps<T> {
  items: readonly T[];
  /** How many are shown at first. */
  limit: number;
  itemKey: (item: T) => Key;
  /** Renders the list element around the `li`s. */
  renderList: (rows: ReactNode) => ReactNode;
  /** Renders the content of an item's `li`. */
  children: (item: T) => ReactNode;
  /** Shown under the button while the list is expanded, for instance a link to a longer list. */
  after?: ReactNode;
}

/** The first few items of a list, the rest behind Show more. */
export function ShortList<T>({ items, limit, itemKey, renderList, children, after }: ShortListProps<T>) {
  const { t } = useTranslation('common');
  const [expanded, setExpanded] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  const Chevron = expanded ? ChevronUp : ChevronDown;

  // Focus moves to the first new item, so that reading continues there and not after the button.
  useEffect(() => {
    if (expanded) firstNew.current?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [expanded]);

  return (
    <>
      {renderList(
        (expanded ? items : items.slice(0, limit)).map((item, i) => (
          <li key={itemKey(item)} ref={i === limit ? firstNew : undefined}>
            {children(item)}
          </li>
        )),
      )}
      {items.length > limit && (
        <More>
          <Button variant="ghost" compact block aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            <Label>
              {expanded ? t('showLess') : t('showMore')}
              <Chevron size={18} strokeWidth={1.75} aria-hidden />
            </Label>
          </Button>
        </More>
      )}
      {expanded && after}
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
