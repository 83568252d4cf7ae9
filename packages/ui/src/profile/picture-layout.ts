import styled from 'styled-components';
import { Card } from '../kit/index.ts';
import { media } from '../theme/index.ts';

/** The card around the student's picture; on a phone it has neither border nor background. */
export const Plate = styled(Card)`
  ${media.phone} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
`;
