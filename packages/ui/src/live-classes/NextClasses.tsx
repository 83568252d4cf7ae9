import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { idle, type Loadable, type Submission } from '@portal/domain/shared';
import { Radio } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup, Tag, VisuallyHidden } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { aroundSlot, SLOT } from '../i18n/index.ts';
import { media } from '../theme/index.ts';
import { ClassAction } from './ClassAction.tsx';
import { useClassLabels } from './useClassLabels.ts';

interface NextClassesProps {
  /** The classes that start next, at the same time; without any nothing is shown. */
  next: Loadable<readonly LiveClass[]>;
  onRetry: () => void;
  /** The registration requests by the id of the class. */
  registrations: ReadonlyMap<number, Submission>;
  now: Date;
  zone: string;
}

/** The next class or classes at the top of the page, one line each, with the same action as in the list (001 §2). */
export function NextClasses({ next, onRetry, registrations, now, zone }: NextClassesProps) {
  const { t } = useTranslation(['live-classes', 'common']);
  const id = useId();
  const labelsOf = useClassLabels(now, zone);
  if (next.status === 'failed') {
    return <LoadError title={t('nextFailed')} failure={next.failure} onRetry={onRetry} />;
  }
  if (next.status === 'loading') {
    return (
      <SkeletonGroup>
        <NextClassesSkeleton />
      </SkeletonGroup>
    );
  }
  if (next.value.length === 0) return null;
  const isJoinable = ({ registered, liveNow, link }: LiveClass) => registered && liveNow && link !== null;
  // The action to join is wider than the others: beside one, the others would be at another place of their lines.
  const stacked = next.value.length > 1 && next.value.some(isJoinable);
  return (
    <Root aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('next', { count: next.value.length })}
      </VisuallyHidden>
      {next.value.map((one) => {
        const { day, range, relation } = labelsOf(one);
        const [beforeRange, afterRange] = aroundSlot(t('common:dayAndTime', { day, time: SLOT }));
        const joinable = isJoinable(one);
        const running = one.liveNow || classTimes(one, zone).starts <= now;
        const [before, after] = aroundSlot(t(running ? 'nowLabel' : 'nextLabel', { topic: SLOT }));
        return (
          <Item key={one.id}>
            <Radio size={20} strokeWidth={1.75} aria-hidden />
            <Text>
              <span aria-hidden>{before}</span>
              <Topic>{one.topic}</Topic>
              {after && <span aria-hidden>{after}</span>}
              <Dot aria-hidden> · </Dot>
              <Time>
                {beforeRange}
                <Range>{range}</Range>
                {afterRange}
              </Time>{' '}
              {relation && !joinable && <Tag kind={relation.kind}>{relation.text}</Tag>}
            </Text>
            <Action $stacked={stacked}>
              <ClassAction liveClass={one} registration={registrations.get(one.id) ?? idle} />
            </Action>
          </Item>
        );
      })}
    </Root>
  );
}

/** Placeholder of one class. Put it into a `SkeletonGroup`. */
export function NextClassesSkeleton() {
  return (
    <Root as="div">
      <Item>
        <Radio size={20} strokeWidth={1.75} aria-hidden />
        <SkeletonLines>
          <Skeleton shape="line" width="min(90%, 440px)" />
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" width="75%" />
        </SkeletonLines>
        <Action $stacked={false}>
          <Skeleton shape="block" width="84px" height="44px" radius="control" />
        </Action>
      </Item>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-inline: var(--space-4);
  border: 1px solid var(--accent-border);
  border-radius: var(--radius-card);
  background: var(--accent-subtle);
  overflow-wrap: anywhere;
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 60px;
  padding-block: var(--space-2);
  & + & {
    border-top: 1px solid var(--accent-border);
  }
  > svg {
    flex: none;
    color: var(--accent-text);
    ${media.phone} {
      display: none;
    }
  }
`;

const Text = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  font: var(--type-callout);
  color: var(--ink-body);
`;

/* As many lines as a long topic and its time take: one on desktop, three on a phone. */
const SkeletonLines = styled(Text)`
  display: grid;
  grid-auto-rows: 1lh;
  align-items: center;
  > :nth-child(2) {
    ${media.fromTablet} {
      display: none;
    }
  }
  > :nth-child(3) {
    ${media.desktop} {
      display: none;
    }
  }
`;

const Topic = styled.h3`
  display: inline;
  font: inherit;
  font-weight: 650;
  color: var(--ink-strong);
  &:lang(zh) {
    font-weight: 600;
  }
`;

const Dot = styled.span`
  ${media.belowDesktop} {
    display: none;
  }
`;

/* On a line of its own below desktop widths, where the topic usually fills one. */
const Time = styled.span`
  display: inline-block;
  ${media.belowDesktop} {
    display: block;
  }
`;

const Range = styled.span`
  white-space: nowrap;
`;

const Action = styled.div<{ $stacked: boolean }>`
  display: flex;
  justify-content: flex-end;
  margin-inline-start: auto;
  ${media.phone} {
    ${({ $stacked }) => $stacked && 'flex-basis: 100%;'}
  }
`;
