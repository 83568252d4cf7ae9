import { Megaphone, Wrench, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { IconButton } from './IconButton.tsx';

/** `warning` for maintenance, `accent` for common messages. */
export type BannerTint = 'warning' | 'accent';

export interface BannerProps {
  tint?: BannerTint;
  title: string;
  /** One or two sentences; dates and times come formatted. */
  children?: ReactNode;
  /** Instead of the wrench (warning) or the megaphone (accent); 20 px. */
  icon?: ReactNode;
  /** Without it the message cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** A message of the school at the top of the page. */
export function Banner({ tint = 'warning', title, children, icon, onDismiss }: BannerProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <BannerSurface role="group" aria-labelledby={titleId} $tint={tint}>
      <BannerRow>
        {icon ?? <BannerIcon tint={tint} />}
        <BannerWords>
          <BannerTitle id={titleId}>{title}</BannerTitle>
          {children}
        </BannerWords>
        {onDismiss && (
          <BannerDismiss label={t('dismiss')} aria-describedby={titleId} onClick={onDismiss}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </BannerDismiss>
        )}
      </BannerRow>
    </BannerSurface>
  );
}

/** The icon that goes with a tint. */
export function BannerIcon({ tint }: { tint: BannerTint }) {
  const Icon = tint === 'warning' ? Wrench : Megaphone;
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
}

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
};

/** The tinted surface of a banner. */
export const BannerSurface = styled.div<{ $tint: BannerTint }>`
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  font: var(--type-callout);
  ${({ $tint }) => tints[$tint]}
`;

/** Icon, words and Dismiss side by side. */
export const BannerRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-1) var(--space-3) var(--space-4);
  > svg {
    margin-top: 1px;
    color: var(--banner-icon);
  }
`;

/** Title and text. */
export const BannerWords = styled.div`
  flex: 1;
  min-width: 0;
  padding-inline-end: var(--space-3);
  text-wrap: pretty;
  &:not(:last-child) {
    padding-inline-end: 0;
  }
`;

/** The bold first line. */
export const BannerTitle = styled.p`
  font-weight: 650;
  color: var(--ink-strong);
  &:lang(zh) {
    font-weight: 600;
  }
`;

/** Its icon lines up with the title, so its target reaches into the padding. */
export const BannerDismiss = styled(IconButton)`
  margin: -11px 0;
`;
