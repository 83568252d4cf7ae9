import { CARD_DESCRIPTION_LIMIT, NAME_LIMIT, type CourseCard } from '@portal/domain/packages';
import { truncate, type ScreenHref } from '@portal/domain/shared';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CourseIcon, CutText } from '../blocks/course-tiles/index.ts';
import { ButtonLink, Card } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { EnrolledMark } from './EnrolledMark.tsx';

export interface CourseCardItemProps {
  card: CourseCard;
  /** The URL of its packages. */
  href: ScreenHref;
  /** Whether the school offers no upgrades. */
  hidesUpgrade: boolean;
  /** Whether the device is a desktop or laptop; packages are bought only there (002 §9). */
  desktop: boolean;
}

/**
 * A course or test that has packages: icon, name, description, and a link to its packages (002 §2). Memoised, so that
 * opening one of hundreds of cards does not render the others.
 */
export const CourseCardItem = memo(function CourseCardItem({ card, href, hidesUpgrade, desktop }: CourseCardItemProps) {
  const { t } = useTranslation('packages');
  const { text: name } = truncate(card.name, NAME_LIMIT);
  const enrolled = card.standing === 'enrolled';
  const upgrades = card.standing === 'upgradable' && !hidesUpgrade;
  return (
    <Item forwardedAs="article">
      <Head>
        <CourseIcon course={{ icon: card.icon, kind: card.item.kind }} />
        <Name title={name === card.name ? undefined : card.name}>
          {enrolled ? <NameLink href={href}>{name}</NameLink> : name}
        </Name>
      </Head>
      {card.description && <CutText text={card.description} limit={CARD_DESCRIPTION_LIMIT} about={card.name} />}
      <Action>
        {enrolled ? (
          <EnrolledMark />
        ) : (
          <ButtonLink
            block
            compact
            href={href}
            // Solid only where it leads to an upgrade: elsewhere the packages can only be viewed.
            variant={upgrades && desktop ? 'primary' : 'outline'}
            about={card.name}
          >
            {t(upgrades ? 'upgrade' : 'view')}
          </ButtonLink>
        )}
      </Action>
    </Item>
  );
});

/* Cards outside the viewport are not laid out, since a group may have hundreds. */
const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 216px;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
`;

const Name = styled.h3`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const NameLink = styled(AppLink)`
  display: inline-block;
  padding-block: 10px;
  margin-block: -10px;
  color: inherit;
`;

const Action = styled.div`
  margin-top: auto;
`;
