import type { Announcement } from '@portal/domain/announcements';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';

/** The caption of a row: the publisher and the day of publication. */
export function Byline({ announcement }: { announcement: Announcement }) {
  const format = useFormat();
  const { publisher, publishedOn } = announcement;
  return (
    <>
      {publisher && `${publisher} · `}
      <Day>{format.date(publishedOn)}</Day>
    </>
  );
}

const Day = styled.span`
  white-space: nowrap;
`;
