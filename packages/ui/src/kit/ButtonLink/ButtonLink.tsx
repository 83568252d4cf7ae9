import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AppLink, type LinkProps } from '../../links/index.ts';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {
  /** Verb and object, at most three words. */
  children: ReactNode;
  /** A 20 px icon before the label. */
  icon?: ReactNode;
  /** Leads out of the portal: opens a new tab and announces that. */
  external?: boolean;
  /** What it is about, read by screen readers after the label. */
  about?: string | undefined;
}

/** A link that looks like a button: for the next step when that step is another page. */
export function ButtonLink({
  variant = 'primary',
  compact = false,
  block = false,
  external = false,
  icon,
  about,
  children,
  ...rest
}: ButtonLinkProps) {
  const { t } = useTranslation('common');
  const tab = external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Root {...rest} {...tab} $variant={variant} $compact={compact} $block={block}>
      <Label>
        {icon}
        <span>
          {children}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
          {external && <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>}
        </span>
      </Label>
    </Root>
  );
}

const Root = styled(AppLink)<{ $variant: ButtonVariant; $compact: boolean; $block: boolean }>`
  ${buttonStyles}
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
`;
