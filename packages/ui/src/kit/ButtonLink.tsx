import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink, type LinkProps } from '../links/index.ts';
import { buttonLook, type ButtonLook, type ButtonVariant } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** Verb and object, at most three words. */
  children: ReactNode;
  /** A 20 px icon before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button: for the next step when that step is another page. */
export function ButtonLink({
  variant = 'primary',
  compact = false,
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $compact={compact} $block={block}>
      <Label>
        {icon}
        <span>{children}</span>
      </Label>
    </Root>
  );
}

const Root = styled(AppLink)<{ $variant: ButtonVariant; $compact: boolean; $block: boolean }>`
  ${buttonLook}
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
`;
