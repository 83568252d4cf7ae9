import { Info, Megaphone, Wrench, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';
import { focusPageTitle } from '../hooks/focus-page-title.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** `warning` is for maintenance, `accent` for common messages, `info` for an offer or a suggestion. */
export type BannerTint = 'warning' | 'accent' | 'info';

export interface BannerProps {
  tint?: BannerTint;
  title: string;
  /** One or two sentences; dates and times come formatted. */
  children?: ReactNode;
  /** Replaces the tint's icon (wrench, megaphone, i); 20 px. */
  icon?: ReactNode;
  /** Actions under the text, on desktop beside it: `AlertAction`, or compact buttons. */
  action?: ReactNode;
  /** Without it the message cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** A message of the school at the top of the page. */
export function Banner({ tint = 'warning', title, children, icon, action, onDismiss }: BannerProps) {
  const titleId = useId();
  return (
    <BannerSurface role="group" aria-labelledby={titleId} $tint={tint}>
      <BannerRow>
        {icon ?? <BannerIcon tint={tint} />}
        <BannerBody>
          <Content $dismissible={onDismiss !== undefined}>
            <BannerTitle id={titleId}>{title}</BannerTitle>
            {children}
          </Content>
          {action && <BannerActions>{action}</BannerActions>}
        </BannerBody>
        {onDismiss && <BannerDismiss describedBy={titleId} onDismiss={onDismiss} />}
      </BannerRow>
    </BannerSurface>
  );
}

/** The icon that goes with a tint. */
export function BannerIcon({ tint }: { tint: BannerTint }) {
  const Icon = icons[tint];
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
}

const icons = { warning: Wrench, accent: Megaphone, info: Info };

const tints = {
  warning: css`
    --banner-icon: var(--warning-indicator);
    --surface-here: var(--warning-subtle);
    border-color: var(--warning-border);
    background: var(--warning-subtle);
  `,
  accent: css`
    --banner-icon: var(--accent-text);
    --surface-here: var(--accent-subtle);
    border-color: var(--accent-border);
    background: var(--accent-subtle);
  `,
  info: css`
    --banner-icon: var(--info-indicator);
    --surface-here: var(--info-subtle);
    border-color: var(--info-border);
    background: var(--info-subtle);
  `,
};

/** The tinted surface of a banner. */
export const BannerSurface = styled.div<{ $tint: BannerTint }>`
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  font: var(--type-callout);
  ${({ $tint }) => tints[$tint]}
`;

/** Icon, text and Dismiss side by side. */
export const BannerRow = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  > svg {
    margin-top: 1px;
    color: var(--banner-icon);
  }
`;

/** Title, text and actions. */
export const BannerBody = styled.div`
  flex: 1;
  min-width: 0;
  text-wrap: pretty;
  ${media.desktop} {
    display: flex;
    align-items: flex-start;
    column-gap: var(--space-6);
    &:not(:last-child) {
      padding-inline-end: 40px;
    }
  }
`;

/**
 * Keeps the first two lines of a text clear of Dismiss; the others have the whole width. The second line begins within
 * the float, which hardly makes a text of one line higher.
 */
export const clearOfDismiss = css`
  &::before {
    content: '';
    float: right;
    width: 40px;
    /* The first height is for browsers that do not know the unit lh. */
    height: 24px;
    height: calc(1lh + 0.1px);
  }
  [dir='rtl'] &::before {
    float: left;
  }
`;

const Content = styled.div<{ $dismissible: boolean }>`
  ${({ $dismissible }) => $dismissible && clearOfDismiss}
  ${media.desktop} {
    flex: 1;
    min-width: 0;
    &::before {
      content: none;
    }
  }
`;

const BannerTitle = styled.p`
  font-weight: 650;
  color: var(--ink-strong);
  &:lang(zh) {
    font-weight: 600;
  }
`;

/* Targets of 44 px that take no more space than a line of text. On desktop in line with the title and Dismiss. */
const BannerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);
  margin-block: var(--space-1) calc(-1 * var(--space-2));
  ${media.desktop} {
    justify-content: flex-end;
    max-width: 50%;
    margin-block: -11px;
  }
`;

/**
 * The Dismiss button of a banner. It is removed together with the banner, so focus moves to the heading of the page.
 */
export function BannerDismiss({ describedBy, onDismiss }: { describedBy: string; onDismiss: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Dismiss
      label={t('dismiss')}
      aria-describedby={describedBy}
      onClick={() => {
        onDismiss();
        focusPageTitle();
      }}
    >
      <X size={20} strokeWidth={1.75} aria-hidden />
    </Dismiss>
  );
}

/* The icon is in line with the title, so the 44 px target extends into the padding. */
const Dismiss = styled(IconButton)`
  position: absolute;
  top: 1px;
  inset-inline-end: 4px;
`;
