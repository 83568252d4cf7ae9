import { completedPackagesPath, paths } from '@portal/domain/screens';
import { isArchived } from '@portal/domain/session';
import { EnrollmentScreen } from '@portal/ui/packages';
import { useSession } from '../session/SignedIn.tsx';
import { useAddCourseShown } from './useAddCourseShown.ts';

/** /Enrollment: the ways to the packages of the school and of the student (002 §2). */
export default function EnrollmentContainer() {
  const archived = isArchived(useSession().account);
  const addShown = useAddCourseShown(!archived);
  return (
    <EnrollmentScreen
      // The only way on for an archived student, who is led there from everywhere (002 §4).
      addShown={archived || addShown}
      addHref={paths.addBuyCourse}
      own={archived ? null : { packagesHref: paths.myPackages, completedHref: completedPackagesPath }}
    />
  );
}
