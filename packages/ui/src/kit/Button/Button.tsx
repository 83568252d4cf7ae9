import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { notPrinted } from '../../theme/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

/** At most one `primary` in a card; `danger` only inside a confirm dialog. */
export type ButtonVariant = 'primary' | 'tonal' | 'outline' | 'ghost' | 'danger' | 'dangerOutline';

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  /** 44 px high, for use inside cards; otherwise 48. */
  compact?: boolean;
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Verb and object, at most three words. */
  children: ReactNode;
  /** A 20 px icon before the label. */
  icon?: ReactNode;
  /** The verb in -ing while the action runs: the button keeps its width, shows a spinner and ignores presses. */
  busyLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. While `busyLabel` is set it stays focusable but ignores presses: one intent makes one request. */
export function Button({
  variant = 'primary',
  compact = false,
  block = false,
  icon,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = busyLabel !== undefined;
  return (
    <Root
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      $variant={variant}
      $compact={compact}
      $block={block}
    >
      <Label $hidden={busy} aria-hidden={busy || undefined}>
        {icon}
        <span>{children}</span>
      </Label>
      {busy && (
        <Busy>
          <span>
            <Spinner />
          </span>
          <BusyWords>{busyLabel}</BusyWords>
        </Busy>
      )}
    </Root>
  );
}

/* The fill of an outlined button: that of the surface under it on cards and dialogs, where a fill of its own would make
   it look like a field; on the page that of a card. */
const surfaceHere = 'var(--surface-here, var(--surface-card))';

const variantStyles = {
  primary: css`
    background: var(--accent-solid);
    color: var(--accent-on-solid);
    &:hover {
      background: var(--accent-solid-hover);
    }
    &:active {
      background: var(--accent-solid-pressed);
    }
  `,
  tonal: css`
    background: var(--accent-subtle);
    color: var(--accent-text);
    border-color: var(--accent-border);
    &:hover,
    &:active {
      background: var(--accent-subtle-hover);
    }
  `,
  outline: css`
    background: ${surfaceHere};
    color: var(--ink-strong);
    border-color: var(--border-control);
    &:hover {
      background: var(--surface-hover);
      border-color: var(--border-control-hover);
    }
    &:active {
      background: var(--surface-pressed);
    }
  `,
  ghost: css`
    color: var(--accent-text);
    &:hover {
      background: var(--accent-subtle);
    }
    &:active {
      background: var(--accent-subtle-hover);
    }
  `,
  danger: css`
    background: var(--danger-solid);
    color: var(--danger-on-solid);
    &:hover {
      background: var(--danger-solid-hover);
    }
    &:active {
      background: var(--danger-solid-pressed);
    }
  `,
  dangerOutline: css`
    background: ${surfaceHere};
    color: var(--danger-text);
    border-color: var(--border-control);
    &:hover {
      background: var(--danger-subtle);
      border-color: var(--danger-indicator);
    }
  `,
};

/** The styles of a button for another element, for instance a link to the next step. */
export const buttonStyles = css<{ $variant: ButtonVariant; $compact: boolean; $block: boolean }>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  min-height: ${({ $compact }) => ($compact ? 'var(--size-control-compact)' : 'var(--size-control)')};
  padding: ${({ $compact }) => ($compact ? '8px 16px' : '10px 20px')};
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font: ${({ $compact }) => ($compact ? 'var(--type-label)' : 'var(--type-body-strong)')};
  font-weight: 600;
  text-align: center;
  ${notPrinted}
  transition:
    background var(--duration-press) var(--ease-standard),
    border-color var(--duration-press) var(--ease-standard);
  ${({ $variant }) => variantStyles[$variant]}
`;

const Root = styled.button<{ $variant: ButtonVariant; $compact: boolean; $block: boolean }>`
  ${buttonStyles}
  &:disabled {
    background: ${({ $variant }) => ($variant === 'ghost' ? 'none' : 'var(--surface-sunken)')};
    color: var(--ink-disabled);
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : 'var(--border-hairline)')};
    cursor: not-allowed;
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

/*
 * Each flex line is as high as the button. A busy label that is wider than the kept width wraps into a second line,
 * which is clipped, so that only the spinner is seen. Screen readers read the label in both cases.
 */
const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  justify-content: center;
  column-gap: var(--space-2);
  padding-inline: var(--space-2);
  overflow: hidden;
  > * {
    display: grid;
    place-items: center;
    height: 100%;
  }
`;

const BusyWords = styled.span`
  white-space: nowrap;
`;
