import type { Href } from '@portal/domain/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink, Card } from '../kit/index.ts';
import { media } from '../theme/index.ts';

export interface CourseResumeCardProps {
  /** The lesson's name. */
  name: string;
  /** The lesson in its module. */
  href: Href;
}

/** The lesson where the student left off, one press away. */
export function CourseResumeCard({ name, href }: CourseResumeCardProps) {
  const { t } = useTranslation('lessons');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Layout>
        <div>
          <Title id={id}>{t('resume')}</Title>
          <Name>{name}</Name>
        </div>
        <ButtonLink compact href={href} about={name}>
          {t('continue')}
        </ButtonLink>
      </Layout>
    </Card>
  );
}

const Layout = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Title = styled.h2`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Name = styled.p`
  font: var(--type-title3);
  color: var(--ink-strong);
`;
