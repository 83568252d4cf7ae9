import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { rowInset } from '../../theme/index.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `section` or `article` when the card has a heading, which then names it through `aria-labelledby`. */
  as?: 'div' | 'section' | 'article';
  /** No padding; children are clipped at the rounded corners: for lists of rows. */
  flush?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A white surface with one hairline. Don't nest cards: inside one use rows. */
export function Card({ as = 'div', flush = false, children, ...rest }: CardProps) {
  return (
    <Root as={as} {...rest} $flush={flush}>
      {children}
    </Root>
  );
}

const padding = css`
  padding: var(--row-inset);
`;

const Root = styled.div<{ $flush: boolean }>`
  --surface-here: var(--surface-card);
  ${rowInset}
  background: var(--surface-card);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  ${({ $flush }) =>
    $flush
      ? css`
          overflow: hidden;
        `
      : padding}
`;

/** A padded part of a flush card, beside its rows. */
export const CardBody = styled.div`
  ${padding}
`;
