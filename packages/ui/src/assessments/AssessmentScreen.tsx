import { moduleKey, type CourseAssessment } from '@portal/domain/assessments';
import {
  toggleKey,
  type Lesson,
  type LessonActionState,
  type ModuleTopics,
  type ExpandedKeys,
} from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';
import type { LessonsProgress } from '@portal/domain/progress';
import type { Href, Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction, DetachedAccordionSkeleton, EmptyState, SkeletonGroup } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { CourseResetNotice, type ResetCheck } from '../blocks/course-reset/index.ts';
import { LessonActionsProvider, LessonLocks } from '../blocks/lesson-tree/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { Columns, Main, Side, StackedSide } from '../blocks/side-column/index.ts';
import { locksOn } from './locks.ts';
import { AssessmentModule } from './AssessmentModule.tsx';
import { AssessmentSummary, AssessmentSummarySkeleton } from './AssessmentSummary.tsx';
import { ModuleContent } from './ModuleContent.tsx';

export interface AssessmentScreenProps {
  assessment: Loadable<CourseAssessment>;
  onRetry: () => void;
  /** The check whether a running reset is over. */
  resetCheck: ResetCheck;
  /** The progress over all assessments of the course; null = not known. */
  progress: LessonsProgress | null;
  /** The topics of the modules that were opened, by module id; each is fetched when it is first opened. */
  topics: ReadonlyMap<number, ModuleTopics>;
  /** Refetches a module. */
  onRefetch: (module: number) => void;
  /** Which modules, topics and sub-topics are expanded; held by the container, so that it survives leaving the page. */
  expanded: ExpandedKeys;
  onExpandedChange: (expanded: ExpandedKeys) => void;
  /** The state of each lesson's action, by lesson id; a lesson without an entry is idle. */
  actionStates: ReadonlyMap<number, LessonActionState>;
  /** Called synchronously in the click handler of a lesson, so that the browser allows a new tab. */
  onOpenLesson: (lesson: Lesson) => void;
  /** Called after the student has confirmed to reset a lesson. */
  onResetLesson: (lesson: Lesson) => void;
  onOpenReport: (lesson: Lesson) => void;
  /** Called when the link shown in place of a blocked tab is pressed. */
  onFollowLink: (lesson: Lesson) => void;
  /** The student's time zone, in which submission dates are shown. */
  zone: string;
  /** The list of all assessments, linked when the course has none. */
  listHref: Href;
  /** The packages page, linked when the student's package locks something. */
  packagesHref: Href;
  /** The help page, for questions to the school. */
  supportHref: Href;
}

/** /MyAssessment/{id}: the assessments of a course by module; the course is named under the page's title (002 §2). */
export function AssessmentScreen({ assessment, onRetry, resetCheck, listHref, ...rest }: AssessmentScreenProps) {
  const { t } = useTranslation('assessments');
  if (assessment.status === 'loading') {
    return <AssessmentSkeleton />;
  }
  if (assessment.status === 'failed') {
    return <LoadError title={t('failed')} failure={assessment.failure} onRetry={onRetry} />;
  }
  const course = assessment.value;
  switch (course.kind) {
    case 'resetting':
      return <CourseResetNotice {...resetCheck} />;
    case 'unavailable':
      return (
        <Alert
          kind="warning"
          title={t('unavailable')}
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
      return <Modules modules={course.modules} {...rest} />;
  }
}

/** Placeholder of the summary and the modules. */
export function AssessmentSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <StackedSide>
          <AssessmentSummarySkeleton />
        </StackedSide>
        <Main>
          {['40%', '32%', '36%', '48%'].map((width) => (
            <DetachedAccordionSkeleton key={width} width={width} />
          ))}
        </Main>
        <Side>
          <AssessmentSummarySkeleton />
        </Side>
      </Columns>
    </SkeletonGroup>
  );
}

interface ModulesProps extends Omit<AssessmentScreenProps, 'assessment' | 'onRetry' | 'resetCheck' | 'listHref'> {
  modules: readonly CourseModule[];
}

/** The modules as headings above the cards of their topics; on desktop the summary is beside them. */
function Modules({ modules, progress, topics, onRefetch, expanded, onExpandedChange, ...rest }: ModulesProps) {
  const loaded = modules.flatMap(({ id }) => {
    const content = topics.get(id)?.topics;
    return content?.status === 'ready' ? content.value : [];
  });
  const summary = <AssessmentSummary progress={progress} topics={loaded} />;
  return (
    <LessonActionsProvider {...rest}>
      <Columns>
        <StackedSide>{summary}</StackedSide>
        <Main>
          {modules.map((module) => (
            <AssessmentModule
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
            </AssessmentModule>
          ))}
          <LessonLocks
            locks={locksOn(modules, topics)}
            packagesHref={rest.packagesHref}
            supportHref={rest.supportHref}
          />
        </Main>
        <Side>{summary}</Side>
      </Columns>
    </LessonActionsProvider>
  );
}
