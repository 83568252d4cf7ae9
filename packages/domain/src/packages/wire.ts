import type {
  DayOrEmptyWire,
  HtmlWire,
  IconSourceWire,
  IntWire,
  PackageTypeWire,
  UrlOrEmptyWire,
  VideoChannelWire,
} from '../shared/index.ts';

/** A card of a course, or of a diagnostic test: exactly one of the two ids is set (contract 3.10). */
export interface CourseCardWire {
  CourseId?: IntWire | null;
  DiagnosticTestId?: IntWire | null;
  CourseName: string;
  CourseDescription?: string | null;
  /** 1 default, 2 font icon, 3 image */
  IconSource: IconSourceWire;
  Icon?: string | null;
  IsHideFromAddBuyCourse: boolean;
  MaximumFeaturePackageId?: IntWire | null;
  CourseVideoId?: string | null;
  /** 1 YouTube, 2 Wistia, 3 Spotlightr */
  CourseVideoType?: VideoChannelWire | null;
}

export interface SubGroupWire {
  Id: IntWire;
  Name: string;
  SubGroupCourses: CourseCardWire[];
}

export interface CourseGroupWire {
  Id: IntWire;
  Name: string;
  SubGroups: SubGroupWire[];
}

/** Value of GetAvailableCourse. The three last lists are ids of what the student has. */
export interface AvailableCoursesWire {
  GroupDto: CourseGroupWire[];
  StudentCourses: IntWire[];
  StudentDiagnosticTests: IntWire[];
  StudentPackages: IntWire[];
  InstructionPageUrl?: UrlOrEmptyWire | null;
}

export interface PackageWire {
  Id: IntWire;
  /** 0 is a free trial; n is the index of its label in GetPackageFeature. */
  PackageFeature: IntWire;
  /** 0 none, 1 one-off, 2 subscription, 3 free, 4 voucher only */
  PackageType: PackageTypeWire;
  Pricing: number;
  UpgradePrice?: number | null;
  /** ISO 4217, `AUD`. */
  Currency: string;
  /** Days. */
  FreeTrialPeriod?: IntWire | null;
  /** HTML. */
  Description?: HtmlWire | null;
}

/** A module with its topics. */
export interface PackageModuleContentWire {
  Id: IntWire;
  Name: string;
  Contents: { Id: IntWire; Name: string }[];
}

/** Value of GetAvailablePackageByCourse and GetAvailablePackageByDiagnosticTest. */
export interface AvailablePackagesWire {
  AvailablePackages: PackageWire[];
  Contents: PackageModuleContentWire[];
  HasEnrolledPackage: boolean;
  CurrentEnrolledPackageId?: IntWire | null;
  PackageModules: { PackageId: IntWire; ModuleId: IntWire }[];
  PackageTopics: { PackageId: IntWire; TopicId: IntWire }[];
}

/** A row of SetClass, which looks up the classes of a package. */
export interface ClassOptionWire {
  ClassId: IntWire;
  ClassName: string;
  PackageName: string;
  DefaultClass: boolean;
}

/** A row of GetActivePackageGridJson. */
export interface ActivePackageWire {
  /** The id of the package. */
  Id: IntWire;
  Name: string;
  Description?: string | null;
  Icon?: string | null;
  IconType: IconSourceWire;
  PackageType: PackageTypeWire;
  IsSubscriptionCancelled: boolean;
  /** null = it does not end. */
  DaysRemaining?: IntWire | null;
  StudentCertificateId?: IntWire | null;
}

/** A row of GetExpiredPackageGridJson; exactly one of the two last ids is set. */
export interface ExpiredPackageWire {
  Id: IntWire;
  Name: string;
  Description?: string | null;
  Icon?: string | null;
  IconType: IconSourceWire;
  StudentCertificateId?: IntWire | null;
  /** `YYYY-MM-DD` */
  ExpireRenewalDate?: DayOrEmptyWire | null;
  IsFreePackage: boolean;
  PackageCourseId?: IntWire | null;
  PackageDiagnosticTestId?: IntWire | null;
}

/** A row of GetStudentPackage. */
export interface StudentPackageWire {
  CourseId?: IntWire | null;
  DiagnosticTestId?: IntWire | null;
  PackageId: IntWire;
  Archive: boolean;
}

/** Body of AddPackage: for free packages only. */
export interface AddPackageRequestWire {
  PackageId: IntWire;
  ClassId?: IntWire;
  IsRenewPackage?: boolean;
}

/** Body of UnsubscribePackage. */
export interface UnsubscribeRequestWire {
  PackageId: IntWire;
  StudentId: IntWire;
}
