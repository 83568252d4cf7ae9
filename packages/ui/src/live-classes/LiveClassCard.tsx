import type { LiveClass } from '@portal/domain/live-classes';
import { inZone, type Submission } from '@portal/domain/shared';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Skeleton, Tag } from '../kit/index.ts';
import { useTextLang } from '../blocks/text-language/index.ts';
import { balanced, media, tabularNumbers } from '../theme/index.ts';
import { ClassAction } from './ClassAction.tsx';
import { ClassIcon } from './ClassIcon.tsx';
import { DateBlock, DateBlockSkeleton } from '../blocks/date-time/index.ts';
import { Teacher } from './Teacher.tsx';
import { useClassLabels } from './useClassLabels.ts';

interface LiveClassCardProps {
  liveClass: LiveClass;
  now: Date;
  zone: string;
  registration: Submission;
  /** The calendar file of this class. */
  calendarFile: Submission;
}

/** A live class of a list: date, topic, time, teacher and action. */
export const LiveClassCard = memo(function LiveClassCard({ now, zone, ...action }: LiveClassCardProps) {
  const { liveClass, calendarFile } = action;
  const { t: calendar } = useTranslation('calendar');
  const id = useId();
  const lang = useTextLang(liveClass.topic);
  const { range, relation } = useClassLabels(now, zone)(liveClass);
  // The join button already says that the class is live.
  const joinable = liveClass.registered && liveClass.liveNow && liveClass.link !== null;
  return (
    <Item as="article" aria-labelledby={id}>
      <Columns>
        <Header>
          <DateBlock date={liveClass.date} today={inZone(now, zone).date} />
          <Details>
            <Topic id={id} lang={lang}>
              {liveClass.topic}
            </Topic>
            <Meta>
              <ClassIcon icon={liveClass.icon} />
              <Range>{range}</Range>
              {relation && !(joinable && relation.kind === 'live') && <Tag kind={relation.kind}>{relation.text}</Tag>}
            </Meta>
          </Details>
        </Header>
        <Footer>
          <Presenter>
            <Teacher liveClass={liveClass} picture={liveClass.teacherPicture} />
          </Presenter>
          <Actions>
            <ClassAction {...action} />
          </Actions>
        </Footer>
      </Columns>
      {calendarFile.status === 'failed' && (
        <ErrorMessage>
          <Alert kind="danger" title={calendar('calendarFailed')} messages={[calendar('calendarRetry')]} />
        </ErrorMessage>
      )}
    </Item>
  );
});

/** Placeholder for classes while they load. Put it into a `SkeletonGroup`. */
export function ClassesSkeleton() {
  return [0, 1, 2, 3, 4, 5].map((i) => (
    <Item key={i}>
      <Columns>
        <Header>
          <DateBlockSkeleton />
          <Details>
            <Skeleton shape="line" width="80%" height="20px" />
            <Skeleton shape="line" width="96px" height="16px" />
          </Details>
        </Header>
        <Footer>
          <Skeleton shape="line" width="120px" height="16px" />
          <Skeleton shape="block" width="84px" height="44px" radius="control" />
        </Footer>
      </Columns>
    </Item>
  ));
}

/* Its own width decides whether its parts are stacked or columns. */
const Item = styled.div`
  container-type: inline-size;
  padding: var(--space-4);
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
  ${media.desktop} {
    padding: var(--space-3) var(--space-5);
  }
`;

const SIDE_BY_SIDE = '@container (min-width: 600px)';
const TIME_COLUMN = '@container (min-width: 840px)';
/* Here the time and a long teacher's name would leave the title less than half a line. */
const NARROW_FOOTER = '@container (840px <= width < 1000px)';

/* Header and footer are stacked, side by side where there is room. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-6);
  align-items: center;
`;

const Header = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: var(--space-4);
  min-width: 0;
  ${SIDE_BY_SIDE} {
    flex: 1 1 0;
  }
`;

const Details = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-6);
  align-content: center;
  min-width: 0;
  overflow-wrap: anywhere;
  ${TIME_COLUMN} {
    grid-template-columns: minmax(0, 1fr) 136px;
    align-items: center;
  }
`;

const Topic = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
  ${balanced}
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 24px;
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Range = styled.span`
  ${tabularNumbers}
  white-space: nowrap;
`;

const Footer = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-width: 0;
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--border-hairline);
  ${SIDE_BY_SIDE} {
    flex: none;
    width: 50%;
    max-width: 400px;
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
  ${NARROW_FOOTER} {
    max-width: 352px;
  }
`;

const Presenter = styled.div`
  flex: 1 1 120px;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

const ErrorMessage = styled.div`
  margin-top: var(--space-3);
`;
