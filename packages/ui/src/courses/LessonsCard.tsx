import type { LessonsPage, NextStep } from '@portal/domain/lessons';
import type { Loadable } from '@portal/domain/shared';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink, Card, Skeleton } from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInside, media } from '../theme/index.ts';
import { CaptionLine, cardHeader, cardPadding, CardText, CardTitle, TitleLine } from './layout.ts';
import type { CoursePageLinks } from './links.ts';

interface LessonsCardProps {
  /** The school says "post" instead of "lesson" (002 §2). */
  lessonsAreCalledPosts: boolean;
  page: Loadable<LessonsPage>;
  next: Loadable<NextStep | null>;
  links: CoursePageLinks;
}

/** The card that links to the lessons (002 §2) and, where it is known, directly to the next one. */
export function LessonsCard({ lessonsAreCalledPosts, page, next, links }: LessonsCardProps) {
  const { t } = useTranslation('lessons');
  const modules = page.status === 'ready' && page.value.kind === 'open' ? page.value.modules.length : null;
  const hint = lessonsAreCalledPosts ? t('cards.posts') : t('cards.lessons');
  return (
    <Root flush>
      <Header href={links.lessons}>
        <Icon aria-hidden>
          <BookOpen size={24} strokeWidth={1.75} />
        </Icon>
        <span>
          <CardTitle>{lessonsAreCalledPosts ? t('title.posts') : t('title.lessons')}</CardTitle>
          {page.status === 'loading' ? (
            <CaptionLine>
              <Skeleton shape="line" width="96px" />
            </CaptionLine>
          ) : (
            <CardText>{modules === null ? hint : t('home.modules', { count: modules })}</CardText>
          )}
        </span>
        <Chevron size={20} strokeWidth={1.75} aria-hidden />
      </Header>
      {next.status === 'loading' && <NextSkeleton />}
      {next.status === 'ready' && next.value && <Next step={next.value} links={links} />}
    </Root>
  );
}

function Next({ step, links }: { step: NextStep; links: CoursePageLinks }) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  switch (step.kind) {
    case 'lesson':
      return (
        <NextBox>
          <div>
            <CardText>{t('home.nextLesson', noun)}</CardText>
            <Name>{step.lesson.name}</Name>
            <CardText>{step.module.name}</CardText>
          </div>
          <ButtonLink compact href={links.module(step.module.id, step.lesson.id)} about={step.lesson.name}>
            {t('continue')}
          </ButtonLink>
        </NextBox>
      );
    case 'module':
      return (
        <NextBox>
          <div>
            <CardText>{step.started ? t('home.nextModule') : t('home.firstModule')}</CardText>
            <Name>{step.module.name}</Name>
          </div>
          <ButtonLink compact href={links.module(step.module.id)} about={step.module.name}>
            {step.started ? t('continue') : t('home.start')}
          </ButtonLink>
        </NextBox>
      );
    case 'allDone':
      return (
        <NextBox>
          <div>
            <Name>{t('home.allDone')}</Name>
            <CardText>{t('home.allDoneText')}</CardText>
          </div>
        </NextBox>
      );
  }
}

/** Placeholder of the next lesson, in the same layout. */
export function NextSkeleton() {
  return (
    <NextBox aria-hidden>
      <NextLines>
        <CaptionLine>
          <Skeleton shape="line" width="80px" />
        </CaptionLine>
        <TitleLine>
          <Skeleton shape="line" width="70%" height="16px" />
        </TitleLine>
        <CaptionLine>
          <Skeleton shape="line" width="50%" />
        </CaptionLine>
      </NextLines>
      <Skeleton shape="block" width="112px" height="44px" radius="control" />
    </NextBox>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Header = styled(AppLink)`
  ${cardHeader}
  ${cardPadding}
  ${focusInside}
  grid-template-columns: 48px minmax(0, 1fr) 20px;
  &:only-child {
    flex: 1;
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-control);
  background: var(--accent-art-tint);
  color: var(--accent-text);
`;

/* The button is beside the text where both have space, else under it in full width. */
const NextBox = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-inline: var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--border-hairline);
  ${media.desktop} {
    margin-inline: var(--space-5);
    padding-block: var(--space-5);
  }
  > :first-child {
    flex: 999 1 240px;
    min-width: 0;
  }
  > :nth-child(2) {
    flex: 1 0 auto;
  }
`;

const NextLines = styled.div`
  display: grid;
  gap: 2px;
`;

const Name = styled.p`
  margin-top: 2px;
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Chevron = styled(ChevronRight)`
  color: var(--ink-faint);
`;
