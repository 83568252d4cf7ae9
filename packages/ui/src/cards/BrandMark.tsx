import type { CardBrand } from '@portal/domain/cards';
import styled from 'styled-components';

/** Names of card companies, which are the same in every language. */
const marks: Record<CardBrand, { short: string; name: string }> = {
  visa: { short: 'VISA', name: 'Visa' },
  mastercard: { short: 'MC', name: 'Mastercard' },
  amex: { short: 'AMEX', name: 'American Express' },
  discover: { short: 'DISC', name: 'Discover' },
  diners: { short: 'DC', name: 'Diners Club' },
  jcb: { short: 'JCB', name: 'JCB' },
  unionpay: { short: 'UP', name: 'UnionPay' },
};

/** The icon of a card company (002 §3). */
export function BrandMark({ brand }: { brand: CardBrand }) {
  const { short, name } = marks[brand];
  return (
    <Mark role="img" aria-label={name}>
      {short}
    </Mark>
  );
}

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 32px;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface-card);
  font-size: 11px;
  font-weight: 700;
  letter-spacing: 0.02em;
  color: var(--ink-strong);
`;
