import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { AppLink, type LinkProps } from '../../links/index.ts';
import { media } from '../../theme/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TextLinkProps extends LinkProps {
  children: ReactNode;
  /** Leads out of the portal: opens a new tab and announces that. */
  external?: boolean;
}

/** A link on its own line or in a heading row: accent text, padded to a 44 px target. */
export function TextLink({ external = false, children, ...rest }: TextLinkProps) {
  const { t } = useTranslation('common');
  if (!external) return <InternalAnchor {...rest}>{children}</InternalAnchor>;
  return (
    <ExternalAnchor {...rest} target="_blank" rel="noreferrer">
      <span>
        {children}
        <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
        <span aria-hidden>
          {STAY_TOGETHER}
          <Mark size={16} strokeWidth={1.75} />
        </span>
      </span>
    </ExternalAnchor>
  );
}

/** A word joiner, so that the icon does not wrap to a line of its own. */
const STAY_TOGETHER = '\u2060';

const linkStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-width: var(--size-touch-min);
  min-height: var(--size-touch-min);
  border-radius: var(--radius-chip);
  font: var(--type-label);
  font-weight: 600;
  color: var(--accent-text);
  ${media.pointer} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const InternalAnchor = styled(AppLink)`
  ${linkStyles}
`;

const ExternalAnchor = styled.a`
  ${linkStyles}
`;

const Mark = styled(ExternalLink)`
  display: inline-block;
  margin-inline-start: var(--space-1);
  vertical-align: -3px;
`;
