import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring of 18 px in the current text colour; always beside a label, so it is hidden from screen readers. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 18px;
  height: 18px;
  flex: none;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  /* Keeps the gap in the ring transparent in forced colours: without it nobody would see the ring turn. */
  forced-color-adjust: preserve-parent-color;
  animation: ${turn} 0.8s linear infinite;
`;
