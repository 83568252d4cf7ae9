import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AppLink, type Href, type LinkProps } from '../../links/index.ts';
import { IconDot, iconButtonStyles } from '../IconButton/IconButton.tsx';

export interface IconLinkProps {
  href: Href;
  /** Accessible name: where the link leads. */
  label: string;
  /** A lucide icon of 24 px. */
  children: ReactNode;
  /** A dot at the icon's corner: something is new there. */
  dot?: boolean;
  /** What the dot means, read after the label. */
  dotLabel?: string | undefined;
  onClick?: LinkProps['onClick'];
}

/** An icon button that leads to another page. */
export function IconLink({ href, label, children, dot = false, dotLabel, onClick }: IconLinkProps) {
  const { t } = useTranslation('common');
  const name = dot && dotLabel ? t('nameWithNote', { name: label, note: dotLabel }) : label;
  return (
    <Root href={href} aria-label={name} onClick={onClick} $bordered={false}>
      {children}
      {dot && <IconDot />}
    </Root>
  );
}

const Root = styled(AppLink)<{ $bordered: boolean }>`
  ${iconButtonStyles}
`;
