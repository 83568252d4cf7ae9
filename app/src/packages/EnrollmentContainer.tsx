import { completedPackagesPath, paths } from '@portal/domain/screens';
import { EnrollmentScreen } from '@portal/ui/packages';
import { useAddCourseShown } from './useAddCourseShown.ts';

/** /Enrollment: the ways to the packages of the school and of the student (002 §2). */
export default function EnrollmentContainer() {
  return (
    <EnrollmentScreen
      addShown={useAddCourseShown(true)}
      addHref={paths.addBuyCourse}
      packagesHref={paths.myPackages}
      completedHref={completedPackagesPath}
    />
  );
}
