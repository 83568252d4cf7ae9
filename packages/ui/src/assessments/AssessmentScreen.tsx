import { moduleKey, type CourseAssessment } from '@portal/domain/assessments';
import {
  toggleKey,
  type Lesson,
  type LessonActionState,
  type ModuleTopics,
  type ExpandedKeys,
} from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import type { Href, Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, EmptyState } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LessonActionsProvider, LessonLocks, LessonTreeSkeleton } from '../blocks/lesson-tree/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { locksOn } from './locks.ts';
import { ModuleCard } from './ModuleCard.tsx';
import { ModuleContent } from './ModuleContent.tsx';

export interface AssessmentScreenProps {
  assessment: Loadable<CourseAssessment>;
  onRetry: () => void;
  /** What is in the modules that were opened, by module; each is asked for when it is opened first. */
  topics: ReadonlyMap<number, ModuleTopics>;
  /** Fetches a module anew. */
  onRefetch: (module: number) => void;
  /** Which modules, topics and sub-topics are unfolded; kept outside, so that it outlives the page. */
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** What goes on with which lesson; one that is not named is idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  /** A lesson that opens was pressed: said in the same turn, so that a new tab may be opened. */
  onOpenLesson: (lesson: Lesson) => void;
  /** The student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** The link that stands in for a blocked tab was pressed. */
  onFollowLink: (lesson: Lesson) => void;
  /** The student's zone: the days on which something was handed in are shown in it. */
  zone: string;
  /** Every course's assessments, for a course that has none. */
  listHref: Href;
  /** Where packages are chosen: what is locked is not in the student's. */
  packagesHref: Href;
  /** Where the school can be asked. */
  supportHref: Href;
}

/** /MyAssessment/{id}: what a course assesses, module by module; its name is the page's title (002 §2). */
export function AssessmentScreen({ assessment, onRetry, listHref, ...shown }: AssessmentScreenProps) {
  const { t } = useTranslation('assessments');
  if (assessment.status === 'loading') {
    return (
      <Stack>
        <LessonTreeSkeleton rows={4} />
      </Stack>
    );
  }
  if (assessment.status === 'failed') {
    return <LoadError title={t('failed')} failure={assessment.failure} onRetry={onRetry} />;
  }
  const course = assessment.value;
  switch (course.state) {
    case 'unavailable':
    case 'resetting':
      return (
        <Alert
          kind="warning"
          title={course.state === 'unavailable' ? t('unavailable') : t('resetting')}
          action={
            <AlertAction as={AppLink} href={listHref}>
              {t('allAssessments')}
            </AlertAction>
          }
        />
      );
    case 'empty':
      return (
        <EmptyState
          art="reading"
          title={t('emptyTitle')}
          text={t('emptyText')}
          link={{ href: listHref, label: t('allAssessments') }}
        />
      );
    case 'modules':
      return <Modules modules={course.modules} {...shown} />;
  }
}

interface ModulesProps extends Omit<AssessmentScreenProps, 'assessment' | 'onRetry' | 'listHref'> {
  modules: readonly CourseModule[];
}

/** The modules: cards, each of which opens to the cards of its topics. */
function Modules({ modules, topics, onRefetch, expanded, onExpandedChange, ...shown }: ModulesProps) {
  return (
    <Stack>
      <LessonActionsProvider {...shown}>
        <Cards>
          {modules.map((module) => (
            <ModuleCard
              key={module.id}
              module={module}
              content={topics.get(module.id)}
              open={expanded.has(moduleKey(module))}
              onToggle={(open) => onExpandedChange(toggleKey(expanded, moduleKey(module), open))}
            >
              <ModuleContent
                content={topics.get(module.id)}
                onRefetch={() => onRefetch(module.id)}
                expanded={expanded}
                onExpandedChange={onExpandedChange}
              />
            </ModuleCard>
          ))}
        </Cards>
        <LessonLocks
          locks={locksOn(modules, topics)}
          packagesHref={shown.packagesHref}
          supportHref={shown.supportHref}
        />
      </LessonActionsProvider>
    </Stack>
  );
}

/* No wider than a line is read. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 680px;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
