/** A card of a course, or of a diagnostic test: exactly one of the two ids is set (contract 3.10). */
export interface CourseCardWire {
  CourseId: number | null;
  DiagnosticTestId: number | null;
  CourseName: string;
  CourseDescription: string | null;
  /** 1 default, 2 font icon, 3 image */
  IconSource: number;
  Icon: string | null;
  IsHideFromAddBuyCourse: boolean;
  MaximumFeaturePackageId: number | null;
  CourseVideoId: string | null;
  /** 1 YouTube, 2 Wistia, 3 Spotlightr */
  CourseVideoType: number | null;
}

export interface SubGroupWire {
  Id: number;
  Name: string;
  SubGroupCourses: CourseCardWire[];
}

export interface CourseGroupWire {
  Id: number;
  Name: string;
  SubGroups: SubGroupWire[];
}

/** Value of GetAvailableCourse. The three last lists are ids of what the student has. */
export interface AvailableCoursesWire {
  GroupDto: CourseGroupWire[];
  StudentCourses: number[];
  StudentDiagnosticTests: number[];
  StudentPackages: number[];
  InstructionPageUrl: string | null;
}

export interface PackageWire {
  Id: number;
  /** 0 is a free trial; n is the index of its label in GetPackageFeature. */
  PackageFeature: number;
  /** 0 none, 1 one-off, 2 subscription, 3 free, 4 voucher only */
  PackageType: number;
  Pricing: number;
  UpgradePrice: number | null;
  /** ISO 4217, `AUD`. */
  Currency: string;
  /** Days. */
  FreeTrialPeriod: number | null;
  /** HTML. */
  Description: string | null;
}

/** A module with its topics. */
export interface PackageModuleContentWire {
  Id: number;
  Name: string;
  Contents: { Id: number; Name: string }[];
}

/** Value of GetAvailablePackageByCourse and GetAvailablePackageByDiagnosticTest. */
export interface AvailablePackagesWire {
  AvailablePackages: PackageWire[];
  Contents: PackageModuleContentWire[];
  HasEnrolledPackage: boolean;
  CurrentEnrolledPackageId: number | null;
  PackageModules: { PackageId: number; ModuleId: number }[];
  PackageTopics: { PackageId: number; TopicId: number }[];
}

/** A row of SetClass, which looks up the classes of a package. */
export interface ClassOptionWire {
  ClassId: number;
  ClassName: string;
  PackageName: string;
  DefaultClass: boolean;
}

/** A row of GetActivePackageGridJson. */
export interface ActivePackageWire {
  /** The id of the package. */
  Id: number;
  Name: string;
  Description: string | null;
  Icon: string | null;
  IconType: number;
  PackageType: number;
  IsSubscriptionCancelled: boolean;
  /** null = it does not end. */
  DaysRemaining: number | null;
  StudentCertificateId: number | null;
}

/** A row of GetExpiredPackageGridJson; exactly one of the two last ids is set. */
export interface ExpiredPackageWire {
  Id: number;
  Name: string;
  Description: string | null;
  Icon: string | null;
  IconType: number;
  StudentCertificateId: number | null;
  /** `YYYY-MM-DD` */
  ExpireRenewalDate: string | null;
  IsFreePackage: boolean;
  PackageCourseId: number | null;
  PackageDiagnosticTestId: number | null;
}

/** A row of GetStudentPackage. */
export interface StudentPackageWire {
  CourseId: number | null;
  DiagnosticTestId: number | null;
  PackageId: number;
  Archive: boolean;
}

/** Body of AddPackage: for free packages only. */
export interface AddPackageRequestWire {
  PackageId: number;
  ClassId?: number;
  IsRenewPackage?: boolean;
}

/** Body of UnsubscribePackage. */
export interface UnsubscribeRequestWire {
  PackageId: number;
  StudentId: number;
}
