import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { forcedFill, media, notPrinted } from '../../theme/index.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'aria-disabled'
> {
  /** Accessible name: what the button does. */
  label: string;
  /** A lucide icon of 24 px, 20 in rows. */
  children: ReactNode;
  /** Disabled by `aria-disabled`, to keep the focus that a disabled button loses: for buttons that a press disables. */
  disabledFocusable?: boolean;
  /** With an edge and a fill, for instance the arrows of a carousel. */
  bordered?: boolean;
  /** A dot at the icon's corner: something is new. */
  dot?: boolean;
  /** What the dot means, read after the label. */
  dotLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 px button that shows only an icon. */
export function IconButton({
  label,
  disabledFocusable = false,
  bordered = false,
  dot = false,
  dotLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const { t } = useTranslation('common');
  const name = dot && dotLabel ? t('nameWithNote', { name: label, note: dotLabel }) : label;
  return (
    <Root
      {...rest}
      type={type}
      aria-label={name}
      aria-disabled={disabledFocusable || undefined}
      onClick={disabledFocusable ? undefined : onClick}
      $bordered={bordered}
    >
      {children}
      {dot && <IconDot />}
    </Root>
  );
}

/** The styles of an icon button for another element, for instance a link. */
export const iconButtonStyles = css<{ $bordered: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--size-touch-min);
  height: var(--size-touch-min);
  border-radius: var(--radius-control);
  color: var(--ink-strong);
  ${notPrinted}
  transition: background var(--duration-press) var(--ease-standard);
  ${({ $bordered }) =>
    $bordered &&
    css`
      border: 1px solid var(--border-strong);
      background: var(--surface-card);
    `}
  ${media.pointer} {
    &:hover:not(:disabled, [aria-disabled]) {
      background: var(--surface-pressed);
    }
  }
  &:active:not(:disabled, [aria-disabled]) {
    background: var(--surface-pressed);
  }
  &:is(:disabled, [aria-disabled]) {
    color: var(--ink-disabled);
    cursor: not-allowed;
  }
`;

const Root = styled.button<{ $bordered: boolean }>`
  ${iconButtonStyles}
`;

/* The ring separates dot and icon, so it has the colour of the surface under the button: --surface-here, which cards
   and dialogs set. */
export const IconDot = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  top: 8px;
  inset-inline-end: 8px;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--accent-indicator);
  box-shadow: 0 0 0 2px var(--surface-here, var(--surface-page));
  ${forcedFill}
`;
