import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media, visuallyHidden } from '../theme/index.ts';

/** The first link in the tab order, which skips header and menu. It is visible only while it has focus. */
export function SkipLink({ contentId }: { contentId: string }) {
  const { t } = useTranslation('shell');
  return <Skip href={`#${contentId}`}>{t('skipToContent')}</Skip>;
}

const Skip = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: fixed;
    top: var(--space-2);
    inset-inline-start: var(--space-2);
    margin-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    z-index: var(--z-skip-link);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-control);
    background: var(--surface-inverse);
    color: var(--ink-inverse);
    font: var(--type-label);
    /* Beside the rail, which would cover the link. */
    ${media.desktop} {
      inset-inline-start: calc(var(--size-rail) + var(--space-2));
    }
  }
`;
