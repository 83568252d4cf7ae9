import { completedPackagesPath, paths } from '@portal/domain/screens';
import { isArchived } from '@portal/domain/session';
import { EnrollmentScreen } from '@portal/ui/packages';
import { useSession } from '../session/SignedIn.tsx';
import { useAddCourseShown } from './useAddCourseShown.ts';

/** /Enrollment: links to the school's packages and to the student's own (002 §2). */
export default function EnrollmentContainer() {
  const archived = isArchived(useSession().account);
  const addShown = useAddCourseShown(!archived);
  return (
    <EnrollmentScreen
      // The only link for an archived student: closed screens redirect to the same page (002 §4).
      addShown={archived || addShown}
      addHref={paths.addBuyCourse}
      own={archived ? null : { packagesHref: paths.myPackages, completedHref: completedPackagesPath }}
    />
  );
}
