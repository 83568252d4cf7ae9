import { toLoadable } from '@portal/data/client';
import { courseQueries } from '@portal/data/courses';
import { AssessmentListScreen } from '@portal/ui/assessments';
import { useQuery } from '@tanstack/react-query';
import { assessmentLinks } from '../assessments/assessment-links.ts';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** /MyAssessmentList (002 §2). */
export default function AssessmentList() {
  const { client } = useServices();
  const { account } = useSession();
  const courses = useQuery(courseQueries.withTests(client, account.userId));
  const again = () => void courses.refetch();
  useReloadMessages('courses', again);
  return <AssessmentListScreen courses={toLoadable(courses)} onRetry={again} {...assessmentLinks} />;
}
