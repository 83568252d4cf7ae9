import { decodeCard, decodeCardPage, decodeDefaultCard } from '@portal/domain/cards';
import {
  decodeActivePackages,
  decodeAvailableCourses,
  decodeClassOptions,
  decodeCoursePackages,
  decodeExpiredPackages,
  decodeFeatureLabels,
  decodeStudentPackages,
} from '@portal/domain/packages';
import { decodeProfile } from '@portal/domain/profile';
import { need, needText, rowsIn, type Responses } from '../responses.ts';
import { firstPage, nothing, read, type Read } from '../read.ts';

/** Returns the id of the first course or diagnostic test that the school sells. */
function sold(responses: Responses, field: 'CourseId' | 'DiagnosticTestId', what: string): number {
  const groups = rowsIn(responses.value('Package/GetAvailableCourse')['GroupDto']);
  const cards = groups.flatMap(({ SubGroups }) => rowsIn(SubGroups).flatMap((one) => rowsIn(one['SubGroupCourses'])));
  return need(cards.find((card) => card[field])?.[field], what);
}

const page = () => ({ body: firstPage() });

/** Packages, profile and payment cards. */
export const packageReads: readonly Read[] = [
  read('Package/GetAvailableCourse', nothing, decodeAvailableCourses),
  read(
    'Package/GetAvailablePackageByCourse',
    (responses) => ({ query: { courseId: sold(responses, 'CourseId', 'course that is sold') } }),
    decodeCoursePackages,
  ),
  read(
    'Package/GetAvailablePackageByDiagnosticTest',
    (responses) => ({
      query: { diagnosticTestId: sold(responses, 'DiagnosticTestId', 'diagnostic test that is sold') },
    }),
    decodeCoursePackages,
  ),
  read('Package/GetPackageFeature', nothing, decodeFeatureLabels),
  read(
    'Package/SetClass',
    (responses) => {
      const offered = rowsIn(responses.value('Package/GetAvailablePackageByCourse')['AvailablePackages']);
      return { query: { packageId: need(offered[0]?.['Id'], 'package that is sold') } };
    },
    decodeClassOptions,
  ),
  read('Package/GetStudentPackage', nothing, decodeStudentPackages),
  read('Package/GetActivePackageGridJson', page, decodeActivePackages),
  read('Package/GetFreePackageGridJson', page, decodeActivePackages),
  read('Package/GetPaidPackageGridJson', page, decodeActivePackages),
  read(
    'Package/GetExpiredPackageGridJson',
    () => ({ body: firstPage('ExpireRenewalDate', 'DESC') }),
    decodeExpiredPackages,
  ),
  read('Profile/GetProfile', ({ userId }) => ({ query: { userId } }), decodeProfile),
  read('Profile/GetDefaultPayment', nothing, decodeDefaultCard),
  read('PaymentMethod/GetGridJson', page, decodeCardPage),
  read('PaymentMethod/GetDefault', nothing, decodeDefaultCard),
  read(
    'PaymentMethod/Get',
    (responses) => ({
      body: { CardId: needText(responses.rows('PaymentMethod/GetGridJson')[0]?.['CardId'], 'payment card') },
    }),
    decodeCard,
  ),
];
