import { useAssessment } from '@portal/data/assessments';
import { useAssessmentTopics } from '@portal/data/lessons';
import { useSilentProgress } from '@portal/data/progress';
import { moduleKey } from '@portal/domain/assessments';
import { parseRouteId, paths } from '@portal/domain/screens';
import { AssessmentScreen } from '@portal/ui/assessments';
import { Navigate, useParams } from 'react-router-dom';
import { useLessonActions } from '../hooks/useLessonActions.ts';
import { useExpandedTopics } from '../hooks/useExpandedTopics.ts';
import { useReloadModule } from '../window-messages/useReloadModule.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

export { prefetchCourseAssessment as prefetch } from './prefetch-assessment.ts';

/** /myassessment/:id: the assessments of a course. An invalid id redirects to the list. */
export default function AssessmentContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  // The key resets the state for another course.
  if (course?.kind === 'id') return <Assessment key={course.id} course={course.id} />;
  return <Navigate to={paths.assessments} replace />;
}

/** A lesson opened in assessments is not stored as the lesson to resume. */
const ignoreOpened = () => undefined;

function Assessment({ course }: { course: number }) {
  const { userId } = useSession().account;
  const { loadable, data, isFetching, refetchFailure, retry } = useAssessment(course);
  usePageTitle(null, { name: data?.courseName ?? null, href: paths.course(course) });
  const modules = data?.kind === 'modules' ? data.modules : [];
  const [expanded, onExpandedChange] = useExpandedTopics(`assessments ${userId} ${course}`, undefined, null);
  const opened = modules.filter((one) => !one.locked && expanded.has(moduleKey(one)));
  const topics = useAssessmentTopics(
    course,
    opened.map(({ id }) => id),
    data?.kind === 'resetting',
  );
  const progress = useSilentProgress(course, loadable.status === 'loading' || data?.kind === 'modules');
  const actions = useLessonActions(course, topics.modules, ignoreOpened);
  useReloadModule([...topics.modules.keys()], (module) => {
    topics.refetch(module);
    // One request is shared by all modules of the same message.
    progress.retry();
  });
  return (
    <AssessmentScreen
      assessment={loadable}
      onRetry={retry}
      resetCheck={{ onCheck: retry, checking: isFetching, failure: refetchFailure }}
      progress={progress.data?.assessments ?? null}
      topics={topics.modules}
      onRefetch={topics.refetch}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      {...actions}
      zone={useZone()}
      listHref={paths.assessments}
      packagesHref={paths.addBuyCourse}
      supportHref={paths.help}
    />
  );
}
