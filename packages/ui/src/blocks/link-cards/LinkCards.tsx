import type { Href } from '@portal/domain/shared';
import { ArrowRight, ChevronRight, ExternalLink, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Card, Skeleton, SkeletonGroup, TextSkeleton, VisuallyHidden } from '../../kit/index.ts';
import { AppLink } from '../../links/index.ts';
import { media, pressable } from '../../theme/index.ts';

/** A grid of cards that lead to other pages: below each other, on desktop two or three in a row. */
export function LinkCards({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <Grid $columns={columns}>{children}</Grid>;
}

export interface LinkCardProps {
  icon: LucideIcon;
  title: string;
  /** Level of the title, one below the heading over the cards. */
  heading?: 'h2' | 'h3';
  text: string;
  /** Verb and object, shown where there is room; the whole card is the link. */
  action: string;
  href: Href;
  /** Leads out of the portal: opens a new tab and announces that. */
  external?: boolean;
}

/** A card that is a link to another page, for instance to one kind of help. */
export function LinkCard({ icon: Icon, title, heading = 'h3', text, action, href, external = false }: LinkCardProps) {
  const { t } = useTranslation('common');
  const tab = external ? { target: '_blank', rel: 'noreferrer' } : {};
  const Mark = external ? ExternalLink : ArrowRight;
  const Edge = external ? ExternalLink : ChevronRight;
  return (
    <CardLink href={href} {...tab}>
      <Tile aria-hidden>
        <Icon size={24} strokeWidth={1.75} />
      </Tile>
      <Title as={heading}>{title}</Title>
      <Text>
        {text}
        {external && <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>}
      </Text>
      <Action aria-hidden>
        {action}
        <Mark size={18} strokeWidth={1.75} />
      </Action>
      <EdgeMark aria-hidden>
        <Edge size={20} strokeWidth={1.75} />
      </EdgeMark>
    </CardLink>
  );
}

export interface LinkRowsCardProps extends Pick<LinkCardProps, 'icon' | 'title' | 'heading' | 'text'> {
  /** A `RowList` with a link in each row. */
  children: ReactNode;
}

/** A card among `LinkCard`s with more than one link: title and text, and a row for each link. */
export function LinkRowsCard({ icon: Icon, title, heading = 'h3', text, children }: LinkRowsCardProps) {
  const titleId = useId();
  return (
    <RowsCard forwardedAs="section" flush aria-labelledby={titleId}>
      <Head>
        <Tile aria-hidden>
          <Icon size={24} strokeWidth={1.75} />
        </Tile>
        <Title as={heading} id={titleId}>
          {title}
        </Title>
        <Text>{text}</Text>
      </Head>
      {children}
    </RowsCard>
  );
}

/** Placeholder of icon, title and text. */
function HeadSkeleton() {
  return (
    <>
      <Skeleton shape="block" width="48px" height="48px" radius="control" />
      <TextSkeleton type="title3" width="50%" />
      <Text as="div">
        <TextSkeleton type="callout" width="90%" />
        <SecondLine>
          <TextSkeleton type="callout" width="60%" />
        </SecondLine>
      </Text>
    </>
  );
}

/** Placeholders of `LinkCard`s. */
export function CardSkeletons({ count = 2 }: { count?: 1 | 2 | 3 }) {
  const card = (
    <CardPlace>
      <HeadSkeleton />
      <Action as="div">
        <TextSkeleton type="label" width="104px" />
      </Action>
    </CardPlace>
  );
  return (
    <>
      <SkeletonGroup>{card}</SkeletonGroup>
      {Array.from({ length: count - 1 }, (_, i) => (
        <div key={i} aria-hidden>
          {card}
        </div>
      ))}
    </>
  );
}

/** Placeholder of a `LinkRowsCard`, with a `RowList` of placeholders. Hide it from assistive technology. */
export function LinkRowsCardSkeleton({ children }: { children: ReactNode }) {
  return (
    <RowsCard flush>
      <Head>
        <HeadSkeleton />
      </Head>
      {children}
    </RowsCard>
  );
}

const Grid = styled.div<{ $columns: 2 | 3 }>`
  display: grid;
  gap: var(--space-3);
  > div > div[aria-hidden] {
    height: 100%;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

/* The icon is beside title and text, on desktop above them. */
const iconFirst = css`
  > :first-child {
    grid-row: span 2;
    align-self: start;
  }
  ${media.desktop} {
    > :first-child {
      grid-row: auto;
      margin-bottom: var(--space-4);
    }
  }
`;

const card = css`
  --surface-here: var(--surface-card);
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 20px;
  column-gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  ${iconFirst}
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    align-items: start;
    min-height: 232px;
    padding: var(--space-5);
  }
`;

/* As high as its neighbour, like a card. */
const CardPlace = styled.div`
  ${card}
  height: 100%;
`;

const CardLink = styled(AppLink)`
  ${card}
  ${pressable}
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-control);
  background: var(--accent-art-tint);
  color: var(--accent-text);
`;

const Title = styled.h3`
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  grid-column: 2;
  margin-top: 2px;
  font: var(--type-callout);
  color: var(--ink-muted);
  text-wrap: pretty;
  ${media.desktop} {
    grid-column: 1;
    margin-top: 4px;
  }
`;

/* On tablets the card is as wide as the page, so its text needs only one line. */
const SecondLine = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const Action = styled.span`
  display: none;
  ${media.desktop} {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-top: var(--space-4);
    font: var(--type-label);
    font-weight: 600;
    color: var(--accent-text);
  }
`;

const EdgeMark = styled.span`
  display: grid;
  grid-column: 3;
  grid-row: 1 / span 2;
  color: var(--ink-faint);
  ${media.desktop} {
    display: none;
  }
`;

const RowsCard = styled(Card)`
  display: flex;
  flex-direction: column;
`;

/* Takes the height that is left: in a card as high as its neighbour, the rows are at the lower edge. */
const Head = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: var(--space-3);
  align-items: center;
  padding: var(--row-inset);
  ${iconFirst}
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;
