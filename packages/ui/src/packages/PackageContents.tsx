import type { PackageModule } from '@portal/domain/packages';
import { CircleCheck, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { aroundSlot, SLOT } from '../i18n/index.ts';
import { VisuallyHidden } from '../kit/index.ts';
import { media } from '../theme/index.ts';

export interface PackageContentsProps {
  modules: readonly PackageModule[];
}

/**
 * The contents of a package: for each module whether it is available, and for each topic whether it is included
 * (002 §2).
 */
export function PackageContents({ modules }: PackageContentsProps) {
  const { t } = useTranslation(['packages', 'common']);
  const id = useId();
  // An included topic shows its name alone; a visually hidden note says that it is included.
  const [beforeName, afterName] = aroundSlot(t('common:nameWithNote', { name: SLOT, note: t('detail.included') }));
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('detail.contents')}</Title>
      {modules.map((module) => (
        <Module key={module.id}>
          <Head>
            <Name>{module.name}</Name>
            <Availability>{t(module.available ? 'detail.available' : 'detail.notAvailable')}</Availability>
          </Head>
          <Topics>
            {module.topics.map((topic) => (
              <Topic key={topic.id} $included={topic.included}>
                {topic.included ? (
                  <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
                ) : (
                  <Minus size={20} strokeWidth={1.75} aria-hidden />
                )}
                <span>
                  {topic.included && <VisuallyHidden>{beforeName}</VisuallyHidden>}
                  {topic.name}
                  {topic.included ? (
                    <VisuallyHidden>{afterName}</VisuallyHidden>
                  ) : (
                    <Missing>{t('detail.notIncluded')}</Missing>
                  )}
                </span>
              </Topic>
            ))}
          </Topics>
        </Module>
      ))}
    </section>
  );
}

const Title = styled.h3`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Module = styled.div`
  margin-top: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
`;

const Name = styled.h4`
  font: var(--type-label);
  color: var(--ink-strong);
`;

const Availability = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Topics = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-4);
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Topic = styled.li<{ $included: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: 6px;
  font: var(--type-callout);
  color: ${({ $included }) => ($included ? 'var(--ink-body)' : 'var(--ink-muted)')};
  overflow-wrap: anywhere;
  > svg {
    color: ${({ $included }) => ($included ? 'var(--success-indicator)' : 'var(--ink-muted)')};
  }
`;

const Missing = styled.span`
  display: block;
  font: var(--type-caption);
`;
