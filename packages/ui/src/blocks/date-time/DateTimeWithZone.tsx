import styled from 'styled-components';
import { balanced } from '../../theme/index.ts';

/** Keeps a date and time on one line where they fit. */
export const NoWrap = styled.span`
  display: inline-block;
`;

/** A date and time, with its time zone below. */
export function DateTimeWithZone({ dateTime, zone }: { dateTime: string; zone: string }) {
  return (
    <>
      <NoWrap>{dateTime}</NoWrap>
      <ZoneNote>{zone}</ZoneNote>
    </>
  );
}

/** The zone of a time, in a line of its own below it. */
export const ZoneNote = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${balanced}
`;
