import type { EventRow } from '@portal/domain/events';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTextLang } from '../blocks/text-language/index.ts';
import { Skeleton, TextLink, TextSkeleton } from '../kit/index.ts';
import { balanced, media, tabularNumbers } from '../theme/index.ts';
import { EventDescription } from './EventDescription.tsx';

interface EventItemProps {
  row: EventRow;
  /** The label of the day, shown as a heading above its first event. */
  day: string;
  open: boolean;
  onToggle: () => void;
}

/** An event with its time, if one was set, name, description and link. The first event of a day also renders the day's heading. */
export function EventItem({ row: { event, opensDay }, day, open, onToggle }: EventItemProps) {
  const { t } = useTranslation('events');
  const lang = useTextLang(event.name);
  return (
    <>
      {opensDay && <Day>{day}</Day>}
      <Item>
        {event.time !== null && (
          <Time>
            <time>{event.time}</time>
          </Time>
        )}
        <Details>
          <Name lang={lang}>{event.name}</Name>
          {event.description && (
            <EventDescription html={event.description} about={event.name} open={open} onToggle={onToggle} />
          )}
          {event.link && (
            <PageLink external href={event.link} aria-label={t('pageOf', { name: event.name })}>
              {t('page')}
            </PageLink>
          )}
        </Details>
      </Item>
    </>
  );
}

/** Placeholder for events while they load. Put it into a `SkeletonGroup`. */
export function EventsSkeleton() {
  return (
    <>
      <DaySkeleton />
      <ItemSkeleton />
      <Divider />
      <ItemSkeleton />
      <Divider />
      <DaySkeleton />
      <ItemSkeleton />
      <Divider />
      <ItemSkeleton />
    </>
  );
}

function DaySkeleton() {
  return (
    <Day as="div">
      <Skeleton shape="line" width="140px" height="20px" />
    </Day>
  );
}

function ItemSkeleton() {
  return (
    <Item>
      <Skeleton shape="line" width="48px" height="20px" />
      <Lines>
        <TextSkeleton type="title3" width="60%" />
        <TextSkeleton type="callout" width="90%" />
        <LinkSkeleton>
          <Skeleton shape="line" width="30%" />
        </LinkSkeleton>
      </Lines>
    </Item>
  );
}

const Divider = styled.div`
  border-top: 1px solid var(--border-hairline);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
`;

/* As high as the link without the margins of its target. */
const LinkSkeleton = styled.div`
  display: grid;
  align-items: center;
  height: 28px;
`;

const Day = styled.h2`
  padding: var(--space-3) var(--space-4) var(--space-2);
  border-bottom: 1px solid var(--border-hairline);
  background: var(--surface-hover);
  font: var(--type-label);
  font-weight: 650;
  color: var(--ink-strong);
  &:lang(zh) {
    font-weight: 600;
  }
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding: var(--space-4);
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: 64px minmax(0, 1fr);
    padding-inline: var(--space-5);
  }
`;

const Time = styled.div`
  font: var(--type-title3);
  ${tabularNumbers}
  color: var(--ink-strong);
  white-space: nowrap;
`;

/* In the last column, also without a time. */
const Details = styled.div`
  grid-column: -2;
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  font: var(--type-title3);
  color: var(--ink-strong);
  ${balanced}
`;

/* A 44 px target that ends where the row's padding begins. */
const PageLink = styled(TextLink)`
  margin-block: -4px -12px;
`;
