import { toLoadable } from '@portal/data/client';
import { assessmentQueries } from '@portal/data/assessments';
import { addressId } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { AssessmentScreen } from '@portal/ui/assessments';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useModuleContents } from '../assessments/useModuleContents.ts';
import { useLessonWork } from '../lessons/useLessonWork.ts';
import { useUnfolded } from '../lessons/useUnfolded.ts';
import { useReloadModule } from '../messages/useReloadModule.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { usePageTitle } from '../shell/page-title.ts';

/** /myassessment/:id: what a course has to assess. Without the id of a course, the list of them. */
export default function AssessmentRoute() {
  const course = addressId(useParams()['id'] ?? '');
  // Another course is another page: nothing of the one before may stay.
  if (course?.by === 'id') return <Assessment key={course.id} course={course.id} />;
  return <Navigate to={paths.assessments} replace />;
}

/** Where a student was in assessments is not where they go on with lessons. */
const forget = () => undefined;

function Assessment({ course }: { course: number }) {
  const { client } = useServices();
  const { userId } = useSession().account;
  const assessment = useQuery(assessmentQueries.course(client, { userId, course }));
  usePageTitle(assessment.data?.courseName ?? null);
  const modules = assessment.data?.state === 'modules' ? assessment.data.modules : [];
  const [unfolded, onUnfoldedChange] = useUnfolded(`assessments ${userId} ${course}`, undefined, null);
  const { contents, ask } = useModuleContents(course, modules, unfolded);
  const work = useLessonWork(ask, forget);
  useReloadModule((changed) => {
    for (const one of contents.keys()) if (changed === 'all' || changed === one) work.reload(one);
  });
  return (
    <AssessmentScreen
      assessment={toLoadable(assessment)}
      onRetry={() => void assessment.refetch()}
      contents={contents}
      onReload={work.reload}
      unfolded={unfolded}
      onUnfoldedChange={onUnfoldedChange}
      works={work.works}
      zone={useZone()}
      onOpenLesson={work.open}
      onResetLesson={work.reset}
      onOpenReport={work.openReport}
      onFollowLink={work.followLink}
      listHref={paths.assessments}
      packagesHref={paths.addBuyCourse}
      supportHref={paths.help}
    />
  );
}
