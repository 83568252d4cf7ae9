import type {
  ActivePackageWire,
  AddPackageRequestWire,
  AvailableCoursesWire,
  AvailablePackagesWire,
  ClassOptionWire,
  ExpiredPackageWire,
  StudentPackageWire,
  UnsubscribeRequestWire,
} from '@portal/domain/packages';
import type { IntWire, PagedRequestWire, PagedWire } from '@portal/domain/shared';

/** Segment Package. */
export interface PackageCalls {
  'Package/GetAvailableCourse': { method: 'POST'; value: AvailableCoursesWire };
  'Package/GetAvailablePackageByCourse': {
    method: 'POST';
    query: { courseId: IntWire };
    value: AvailablePackagesWire;
  };
  'Package/GetAvailablePackageByDiagnosticTest': {
    method: 'POST';
    query: { diagnosticTestId: IntWire };
    value: AvailablePackagesWire;
  };
  /** The name of feature n is at index n. */
  'Package/GetPackageFeature': { method: 'GET'; value: string[] };
  /** The classes of a package that can be chosen; despite its name it writes nothing. */
  'Package/SetClass': { method: 'POST'; query: { packageId: IntWire }; value: ClassOptionWire[] };
  /** For free packages only. */
  'Package/AddPackage': { method: 'POST'; body: AddPackageRequestWire; value: null };
  'Package/UnsubscribePackage': { method: 'POST'; body: UnsubscribeRequestWire; value: null };
  'Package/GetStudentPackage': { method: 'POST'; value: StudentPackageWire[] };
  'Package/GetFreePackageGridJson': { method: 'POST'; body: PagedRequestWire; value: PagedWire<ActivePackageWire> };
  'Package/GetPaidPackageGridJson': { method: 'POST'; body: PagedRequestWire; value: PagedWire<ActivePackageWire> };
  'Package/GetActivePackageGridJson': { method: 'POST'; body: PagedRequestWire; value: PagedWire<ActivePackageWire> };
  'Package/GetExpiredPackageGridJson': {
    method: 'POST';
    body: PagedRequestWire;
    value: PagedWire<ExpiredPackageWire>;
  };
}
