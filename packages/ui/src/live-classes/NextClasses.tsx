import type { LiveClass } from '@portal/domain/live-classes';
import type { Loadable } from '@portal/domain/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup, Tag } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { balanced, media } from '../theme/index.ts';
import { JoinNow } from './ClassAction.tsx';
import { useClassLabels } from './useClassLabels.ts';

interface NextClassesProps {
  /** Those that begin first, at the same time; none is no heading. */
  next: Loadable<readonly LiveClass[]>;
  onRetry: () => void;
  now: Date;
  zone: string;
}

/** The heading of the page: the class, or the classes, to come next. */
export function NextClasses({ next, onRetry, now, zone }: NextClassesProps) {
  const { t } = useTranslation('live-classes');
  const id = useId();
  const words = useClassLabels(now, zone);
  if (next.status === 'failed') {
    return <LoadError title={t('nextFailed')} failure={next.failure} onRetry={onRetry} />;
  }
  if (next.status === 'loading') {
    return (
      <SkeletonGroup>
        <Tinted as="div">
          <Skeleton shape="line" width="40%" height="14px" />
          <Skeleton shape="line" width="80%" height="20px" />
          <Skeleton shape="line" width="55%" height="16px" />
        </Tinted>
      </SkeletonGroup>
    );
  }
  if (next.value.length === 0) return null;
  return (
    <Tinted aria-labelledby={id}>
      <Heading id={id}>{t('next', { count: next.value.length })}</Heading>
      {next.value.map((one) => {
        const { dayAndRange, moment } = words(one);
        const joinHref = one.registered && one.liveNow ? one.link : null;
        return (
          <One key={one.id}>
            <div>
              <Topic>{one.topic}</Topic>
              <DateTimeWithZone>{dayAndRange}</DateTimeWithZone>
            </div>
            {joinHref ? (
              <div>
                <JoinNow href={joinHref} name={one.topic} />
              </div>
            ) : (
              (moment || one.registered) && (
                <Marks>
                  {moment && <Tag kind={moment.kind}>{moment.text}</Tag>}
                  {one.registered && <Tag kind="success">{t('mark')}</Tag>}
                </Marks>
              )
            )}
          </One>
        );
      })}
    </Tinted>
  );
}

const Tinted = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--accent-border);
  border-radius: var(--radius-card);
  background: var(--accent-subtle);
  overflow-wrap: anywhere;
  ${media.desktop} {
    padding: var(--space-5);
  }
`;

const Heading = styled.h2`
  font: var(--type-caption);
  font-weight: 600;
  color: var(--accent-text);
`;

/* What is to do stands under its class, on desktops at the end of its line. */
const One = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  & + & {
    margin-top: var(--space-1);
    padding-top: var(--space-3);
    border-top: 1px solid var(--accent-border);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Topic = styled.h3`
  font: var(--type-title3);
  color: var(--ink-strong);
  ${balanced}
`;

const DateTimeWithZone = styled.p`
  margin-top: var(--space-1);
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
