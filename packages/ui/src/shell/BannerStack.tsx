import { ChevronDown, ChevronUp } from 'lucide-react';
import { Children, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../kit/index.ts';

export interface BannerStackProps {
  /** For measuring its height: frames that fill the window subtract it from theirs. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The container of all banners, above the page: shows the first, and the others on demand, to leave space for the page.
 */
export function BannerStack({ ref, children }: BannerStackProps) {
  const { t } = useTranslation(['shell-banners', 'common']);
  const [expanded, setExpanded] = useState(false);
  const [first, ...others] = Children.toArray(children);
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <Root ref={ref}>
      {first}
      {others.length > 0 && (
        <Toggle
          variant="outline"
          compact
          icon={<Chevron size={18} strokeWidth={1.75} aria-hidden />}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('common:showLess') : t('more', { count: others.length })}
        </Toggle>
      )}
      {expanded && others}
    </Root>
  );
}

/* Padding, not margin: the gap to the page is part of the measured height. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  &:empty {
    display: none;
  }
`;

const Toggle = styled(Button)`
  justify-self: start;
`;
