import styled from 'styled-components';
import { balanced } from '../../theme/index.ts';

/** A day and time that stay on one line as long as there is room. */
export const NoWrap = styled.span`
  display: inline-block;
`;

/** DateTimeWithZone something is, and under it in which zone that is meant. */
export function DateTimeWithZone({ moment, zone }: { moment: string; zone: string }) {
  return (
    <>
      <NoWrap>{moment}</NoWrap>
      <Zone>{zone}</Zone>
    </>
  );
}

const Zone = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${balanced}
`;
