import styled from 'styled-components';

/** The layout of an account action: its text, and a button beside it. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Body = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

export const Caption = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;
