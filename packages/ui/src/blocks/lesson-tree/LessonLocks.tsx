import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AlertAction, Card, StatusGlyph } from '../../kit/index.ts';
import { AppLink } from '../../links/index.ts';
import { useLessonNoun } from '../lesson-noun/index.ts';

interface LessonLocksProps {
  /** Which reasons for a lock there are in the tree (`locksOf` in domain). */
  locks: { package: boolean; class: boolean };
  /** Page where packages are chosen. */
  packagesHref: Href;
  /** Page with the school's contact. */
  supportHref: Href;
}

/** The reasons for locks and what to do, below a tree; renders nothing where nothing is locked. */
export function LessonLocks({ locks, packagesHref, supportHref }: LessonLocksProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  if (!locks.package && !locks.class) return null;
  return (
    <Card>
      <Columns>
        <StatusGlyph kind="locked" size={24} />
        <div>
          <Title>{t('locks.title', noun)}</Title>
          {locks.package && <p>{t('locks.package')}</p>}
          {locks.class && <p>{t('locks.class')}</p>}
          <Links>
            {locks.package && (
              <AlertAction as={AppLink} href={packagesHref}>
                {t('locks.packages')}
              </AlertAction>
            )}
            {locks.class && (
              <AlertAction as={AppLink} href={supportHref}>
                {t('locks.support')}
              </AlertAction>
            )}
          </Links>
        </div>
      </Columns>
    </Card>
  );
}

/* In the same columns as the rows that it explains. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--space-3);
  font: var(--type-callout);
  color: var(--ink-body);
`;

const Title = styled.p`
  font-weight: 600;
  color: var(--ink-strong);
`;

/* Targets of 44 px that take no more space than lines of text. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-6);
  margin-block: -4px calc(-1 * var(--space-3));
`;
