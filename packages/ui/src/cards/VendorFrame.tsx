import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { VendorFieldsProps } from './card-vendor.ts';

interface VendorFrameProps extends Pick<VendorFieldsProps, 'labels'> {
  number: ReactNode;
  expiry: ReactNode;
  cvc: ReactNode;
}

/** One frame around the three fields of the payment provider. */
export function VendorFrame({ labels, number, expiry, cvc }: VendorFrameProps) {
  return (
    <Frame>
      <Cell>
        <Label>{labels.number}</Label>
        {number}
      </Cell>
      <Row>
        <Cell>
          <Label>{labels.expiry}</Label>
          {expiry}
        </Cell>
        <Cell>
          <Label>{labels.cvc}</Label>
          {cvc}
        </Cell>
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-card);
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid var(--border-control);
  > :where(:not(:first-child)) {
    border-inline-start: 1px solid var(--border-control);
  }
`;

const Cell = styled.div`
  min-width: 0;
  min-height: 64px;
  padding: 10px 14px;
  /* The provider's class marks focus inside its frame, where the page's own pseudo-class does not see it. */
  &:focus-within,
  &:has(.StripeElement--focus) {
    outline: 3px solid var(--accent-indicator);
    outline-offset: -3px;
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;
