import { ChevronDown, ChevronUp } from 'lucide-react';
import { Children, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
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
 * The button follows the banners that it shows; it keeps the focus and stays in view.
 */
export function BannerStack({ ref, children }: BannerStackProps) {
  const { t } = useTranslation(['shell-banners', 'common']);
  const [expanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [first, ...others] = Children.toArray(children);
  useEffect(() => {
    const button = toggle.current;
    if (!expanded || !button?.parentElement) return undefined;
    // Also when a banner whose code is loaded on demand comes above the button.
    const observer = new ResizeObserver(() => {
      if (button === document.activeElement) button.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(button.parentElement);
    return () => observer.disconnect();
  }, [expanded]);
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <Root ref={ref}>
      {first}
      {expanded && others}
      {others.length > 0 && (
        <Toggle
          ref={toggle}
          variant="outline"
          compact
          icon={<Chevron size={18} strokeWidth={1.75} aria-hidden />}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('common:showLess') : t('more', { count: others.length })}
        </Toggle>
      )}
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
