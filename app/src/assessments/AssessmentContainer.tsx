import { useAssessment } from '@portal/data/assessments';
import { useAssessmentTopics } from '@portal/data/lessons';
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

/** /myassessment/:id: what a course has to assess. Without the id of a course, the list of them. */
export default function AssessmentContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  // Another course is another page: nothing of the one before may stay.
  if (course?.by === 'id') return <Assessment key={course.id} course={course.id} />;
  return <Navigate to={paths.assessments} replace />;
}

/** Where a student was in assessments is not where they go on with lessons. */
const forget = () => undefined;

function Assessment({ course }: { course: number }) {
  const { userId } = useSession().account;
  const { loadable, data, retry } = useAssessment(course);
  usePageTitle(data?.courseName ?? null);
  const modules = data?.state === 'modules' ? data.modules : [];
  const [expanded, onExpandedChange] = useExpandedTopics(`assessments ${userId} ${course}`, undefined, null);
  const opened = modules.filter((one) => !one.locked && expanded.has(moduleKey(one)));
  const topics = useAssessmentTopics(
    course,
    opened.map(({ id }) => id),
  );
  const actions = useLessonActions(course, topics.modules, forget);
  useReloadModule([...topics.modules.keys()], topics.refetch);
  return (
    <AssessmentScreen
      assessment={loadable}
      onRetry={retry}
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
