import type { LiveClass } from '@portal/domain/live-classes';
import { inZone, type Submission } from '@portal/domain/shared';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Card, Skeleton, Tag } from '../kit/index.ts';
import { CourseIcon } from '../blocks/course-tiles/index.ts';
import { balanced, media, tabularNumbers } from '../theme/index.ts';
import { ClassAction } from './ClassAction.tsx';
import { DateBlock } from './DateBlock.tsx';
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

/** A live class of a list: when, what, who, and the one thing to do. */
export const LiveClassCard = memo(function LiveClassCard({ now, zone, ...action }: LiveClassCardProps) {
  const { liveClass, calendarFile } = action;
  const { t: calendar } = useTranslation('calendar');
  const id = useId();
  const { range, moment } = useClassLabels(now, zone)(liveClass);
  // The button to join says that it is live.
  const joinable = liveClass.registered && liveClass.liveNow && liveClass.link !== null;
  return (
    <Card as="article" aria-labelledby={id}>
      <Columns>
        <Head>
          <DateBlock date={liveClass.date} today={inZone(now, zone).date} />
          <What>
            <Topic id={id}>{liveClass.topic}</Topic>
            <DateTimeWithZone>
              <Range>{range}</Range>
              {moment && !(joinable && moment.kind === 'live') && <Tag kind={moment.kind}>{moment.text}</Tag>}
              {/* The default one says nothing. */}
              {liveClass.icon.source !== 'default' && (
                <CourseIcon small course={{ kind: 'course', icon: liveClass.icon }} />
              )}
            </DateTimeWithZone>
          </What>
        </Head>
        <Foot>
          <Who>
            <Teacher liveClass={liveClass} picture={liveClass.teacherPicture} />
          </Who>
          <Actions>
            <ClassAction {...action} />
          </Actions>
        </Foot>
      </Columns>
      {calendarFile.status === 'failed' && (
        <Failed>
          <Alert kind="danger" title={calendar('calendarFailed')} messages={[calendar('calendarRetry')]} />
        </Failed>
      )}
    </Card>
  );
});

/** Classes that are on their way. Put it into a `SkeletonGroup`. */
export function ClassesSkeleton() {
  return (
    <Stack>
      {[0, 1, 2].map((i) => (
        <Card key={i}>
          <Columns>
            <Head>
              <Skeleton shape="block" width="52px" height="72px" radius="control" />
              <Lines>
                <Skeleton shape="line" width="80%" height="20px" />
                <Skeleton shape="line" width="40%" height="16px" />
              </Lines>
            </Head>
            <Foot>
              <Skeleton shape="line" width="120px" height="16px" />
              <Skeleton shape="block" width="84px" height="44px" radius="control" />
            </Foot>
          </Columns>
        </Card>
      ))}
    </Stack>
  );
}

/* What and who below each other; on desktops side by side. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-6);
  align-items: center;
`;

const Head = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: var(--space-4);
  min-width: 0;
  ${media.desktop} {
    flex: 1 1 0;
  }
`;

const What = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.desktop} {
    align-content: center;
  }
`;

const Topic = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
  ${balanced}
`;

const DateTimeWithZone = styled.div`
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

const Foot = styled.div`
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
  ${media.desktop} {
    flex: none;
    width: 380px;
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

const Who = styled.div`
  flex: 1 1 120px;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;
`;

const Failed = styled.div`
  margin-top: var(--space-3);
`;

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-3);
  align-content: center;
`;
