import type { PackagePrice } from '@portal/domain/packages';
import styled from 'styled-components';
import { usePriceFormat } from '../i18n/index.ts';
import { tabularNumbers } from '../theme/index.ts';

export interface PriceTextProps {
  price: PackagePrice;
  /** `large` where the price is the main thing; `small` in a column of a table. */
  size: 'large' | 'small';
}

/** A price. The currency code follows where the symbol alone could stand for another currency. */
export function PriceText({ price, size }: PriceTextProps) {
  const { amount, code } = usePriceFormat()(price);
  return (
    <Price $size={size}>
      {amount}
      {code !== null && <Code> {code}</Code>}
    </Price>
  );
}

const Price = styled.p<{ $size: PriceTextProps['size'] }>`
  font: ${({ $size }) => ($size === 'large' ? 'var(--type-metric)' : 'var(--type-title2)')};
  color: var(--ink-strong);
  overflow-wrap: anywhere;
  ${tabularNumbers}
`;

const Code = styled.span`
  font: var(--type-callout);
  color: var(--ink-muted);
`;
