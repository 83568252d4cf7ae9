import type { CourseAssessment } from '@portal/domain/assessments';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, ButtonLink, EmptyState } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LessonLocks, LessonTreeSkeleton, LoadFailed } from '../shared/index.ts';
import { AssessmentModules, type AssessmentModulesProps } from './AssessmentModules.tsx';
import { locksOn } from './module-content.ts';

export interface AssessmentScreenProps extends Omit<AssessmentModulesProps, 'modules'> {
  assessment: Loadable<CourseAssessment>;
  onRetry: () => void;
  /** Every course's assessments, for a course that has none. */
  listHref: string;
  /** Where packages are chosen: what is locked is not in the student's. */
  packagesHref: string;
  /** Where the school can be asked. */
  supportHref: string;
}

/** /MyAssessment/{id}: what a course assesses, module by module; its name is the page's title (002 §2). */
export function AssessmentScreen({
  assessment,
  onRetry,
  listHref,
  packagesHref,
  supportHref,
  ...modules
}: AssessmentScreenProps) {
  const { t } = useTranslation('assessments');
  if (assessment.status === 'loading') {
    return (
      <Stack>
        <LessonTreeSkeleton rows={4} />
      </Stack>
    );
  }
  if (assessment.status === 'failed') {
    return <LoadFailed title={t('failed')} failure={assessment.failure} onRetry={onRetry} />;
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
          action={
            <ButtonLink variant="tonal" href={listHref}>
              {t('allAssessments')}
            </ButtonLink>
          }
        />
      );
    case 'modules':
      return (
        <Stack>
          <AssessmentModules modules={course.modules} {...modules} />
          <LessonLocks
            locks={locksOn(course.modules, modules.contents)}
            packagesHref={packagesHref}
            supportHref={supportHref}
          />
        </Stack>
      );
  }
}

/* No wider than a line is read. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 680px;
`;
