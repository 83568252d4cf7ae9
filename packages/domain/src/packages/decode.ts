import * as v from 'valibot';
import {
  courseIcon,
  courseOrTest,
  iconSource,
  videoSource,
  type VideoProvider,
  type VideoSource,
} from '../blocks/index.ts';
import {
  codeSchema,
  decode,
  decodePage,
  flagSchema,
  intSchema,
  lenientDay,
  optionalInt,
  optionalText,
  rowsSchema,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import type {
  ActivePackage,
  AvailableCourses,
  ClassOption,
  CourseCard,
  CoursePackages,
  ExpiredPackage,
  Package,
  PackageModule,
  StudentPackage,
} from './model.ts';
import { actionOf, priceOf, standingOf, type OwnedIds } from './rules.ts';

/** The provider of a course's video by code (contract 3.1, `CourseVideoType`). */
const videoProviders: Readonly<Record<number, VideoProvider>> = { 1: 'youtube', 2: 'wistia', 3: 'spotlightr' };

/** Returns the video of a course; null = it has none. A video of an unknown provider is broken. */
function courseVideo(type: number | null, id: string | null): VideoSource | null {
  if (id === null) return null;
  const provider = videoProviders[type ?? 0];
  return provider ? videoSource(provider, id) : { kind: 'broken' };
}

const card = v.object({
  CourseId: optionalInt,
  DiagnosticTestId: optionalInt,
  CourseName: v.string(),
  CourseDescription: optionalText,
  IconSource: iconSource,
  Icon: optionalText,
  IsHideFromAddBuyCourse: flagSchema,
  MaximumFeaturePackageId: optionalInt,
  CourseVideoId: optionalText,
  CourseVideoType: v.fallback(optionalInt, null),
});

/** Returns the cards of the model, without hidden ones and those of neither a course nor a test. */
function toCards(sent: readonly v.InferOutput<typeof card>[], owned: OwnedIds, { toSafeHref }: DecodeContext) {
  return sent.flatMap((one): CourseCard[] => {
    const item = courseOrTest(one.CourseId, one.DiagnosticTestId);
    if (one.IsHideFromAddBuyCourse || item === null) return [];
    return [
      {
        item,
        name: one.CourseName,
        description: one.CourseDescription,
        icon: courseIcon(one.IconSource, one.Icon, toSafeHref),
        standing: standingOf(item, one.MaximumFeaturePackageId, owned),
        video: courseVideo(one.CourseVideoType, one.CourseVideoId),
      },
    ];
  });
}

const subGroup = v.object({ Id: intSchema, Name: v.string(), SubGroupCourses: rowsSchema(card) });

const availableCourses = (context: DecodeContext) =>
  v.pipe(
    v.object({
      GroupDto: rowsSchema(v.object({ Id: intSchema, Name: v.string(), SubGroups: rowsSchema(subGroup) })),
      StudentCourses: rowsSchema(intSchema),
      StudentDiagnosticTests: rowsSchema(intSchema),
      StudentPackages: rowsSchema(intSchema),
      InstructionPageUrl: optionalText,
    }),
    v.transform((sent): AvailableCourses => {
      const owned = {
        courses: sent.StudentCourses,
        diagnosticTests: sent.StudentDiagnosticTests,
        packages: sent.StudentPackages,
      };
      return {
        groups: sent.GroupDto.map(({ Id, Name, SubGroups }) => ({
          id: Id,
          name: Name,
          subGroups: SubGroups.map((one) => ({
            id: one.Id,
            name: one.Name,
            cards: toCards(one.SubGroupCourses, owned, context),
          })),
        })),
        instructionUrl: context.toSafeHref(sent.InstructionPageUrl, 'link'),
      };
    }),
  );

/** Decodes the answer of Package/GetAvailableCourse. */
export function decodeAvailableCourses(sent: unknown, context: DecodeContext): AvailableCourses {
  return decode(availableCourses(context), sent);
}

const packageType = v.optional(
  codeSchema({ 0: 'none', 1: 'oneOff', 2: 'subscription', 3: 'free', 4: 'voucher' }, 'none'),
  'none',
);

const packageRow = v.object({
  Id: intSchema,
  PackageFeature: intSchema,
  PackageType: packageType,
  Pricing: v.number(),
  UpgradePrice: v.nullish(v.number(), null),
  Currency: v.nullish(v.string(), ''),
  FreeTrialPeriod: optionalInt,
  Description: optionalText,
});

const content = v.object({
  Id: intSchema,
  Name: v.string(),
  Contents: rowsSchema(v.object({ Id: intSchema, Name: v.string() })),
});

const coursePackages = v.pipe(
  v.object({
    AvailablePackages: rowsSchema(packageRow),
    Contents: rowsSchema(content),
    HasEnrolledPackage: flagSchema,
    CurrentEnrolledPackageId: optionalInt,
    PackageModules: rowsSchema(v.object({ PackageId: intSchema, ModuleId: intSchema })),
    PackageTopics: rowsSchema(v.object({ PackageId: intSchema, TopicId: intSchema })),
  }),
  v.transform((sent): CoursePackages => {
    const enrolledId = sent.HasEnrolledPackage ? sent.CurrentEnrolledPackageId : null;
    const standing = { hasEnrolled: sent.HasEnrolledPackage, enrolledId };
    const modulesOf = (packageId: number): PackageModule[] => {
      const modules = new Set(
        sent.PackageModules.flatMap((one) => (one.PackageId === packageId ? [one.ModuleId] : [])),
      );
      const topics = new Set(sent.PackageTopics.flatMap((one) => (one.PackageId === packageId ? [one.TopicId] : [])));
      return sent.Contents.map(({ Id, Name, Contents }) => ({
        id: Id,
        name: Name,
        available: modules.has(Id),
        topics: Contents.map((topic) => ({ id: topic.Id, name: topic.Name, included: topics.has(topic.Id) })),
      }));
    };
    const packages = sent.AvailablePackages.map((one): Package => ({
      id: one.Id,
      feature: one.PackageFeature,
      type: one.PackageType,
      price: priceOf(
        { regular: one.Pricing, upgrade: one.UpgradePrice, currency: one.Currency },
        sent.HasEnrolledPackage,
      ),
      // What AddPackage accepts (contract 2).
      free: one.PackageFeature === 0 || one.PackageType === 'free',
      trialDays: one.FreeTrialPeriod,
      description: one.Description,
      action: actionOf({ id: one.Id, feature: one.PackageFeature }, standing),
      modules: modulesOf(one.Id),
    }));
    return {
      packages,
      enrolled: packages.find(({ id }) => id === enrolledId) ?? null,
      replacesProgress: sent.HasEnrolledPackage,
    };
  }),
);

/** Decodes the answer of Package/GetAvailablePackageByCourse and Package/GetAvailablePackageByDiagnosticTest. */
export function decodeCoursePackages(sent: unknown): CoursePackages {
  return decode(coursePackages, sent);
}

/** Decodes the answer of Package/GetPackageFeature: the label of feature n at index n. */
export function decodeFeatureLabels(sent: unknown): string[] {
  return decode(v.nullish(v.array(v.fallback(v.string(), '')), []), sent);
}

const classOption = v.pipe(
  v.object({
    ClassId: intSchema,
    ClassName: v.string(),
    PackageName: v.nullish(v.string(), ''),
    DefaultClass: flagSchema,
  }),
  v.transform((sent): ClassOption => ({
    id: sent.ClassId,
    name: sent.ClassName,
    packageName: sent.PackageName,
    isDefault: sent.DefaultClass,
  })),
);

/** Decodes the answer of Package/SetClass: the classes of a package. */
export function decodeClassOptions(sent: unknown): ClassOption[] {
  return decode(rowsSchema(classOption), sent);
}

const base = {
  Id: intSchema,
  Name: v.string(),
  Description: optionalText,
  Icon: optionalText,
  IconType: iconSource,
  StudentCertificateId: optionalInt,
};

const activePackage = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      ...base,
      PackageType: packageType,
      IsSubscriptionCancelled: flagSchema,
      DaysRemaining: optionalInt,
    }),
    v.transform((sent): ActivePackage => ({
      id: sent.Id,
      name: sent.Name,
      description: sent.Description,
      icon: courseIcon(sent.IconType, sent.Icon, toSafeHref),
      type: sent.PackageType,
      subscription:
        sent.PackageType === 'subscription' ? (sent.IsSubscriptionCancelled ? 'cancelled' : 'active') : null,
      daysRemaining: sent.DaysRemaining === null ? null : Math.max(0, sent.DaysRemaining),
      certificateId: sent.StudentCertificateId,
    })),
  );

/** Decodes the answer of Package/GetActivePackageGridJson. */
export function decodeActivePackages(sent: unknown, context: DecodeContext): Page<ActivePackage> {
  return decodePage(activePackage(context), sent);
}

const expiredPackage = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      ...base,
      ExpireRenewalDate: lenientDay,
      IsFreePackage: flagSchema,
      PackageCourseId: optionalInt,
      PackageDiagnosticTestId: optionalInt,
    }),
    v.transform((sent): ExpiredPackage => ({
      id: sent.Id,
      name: sent.Name,
      description: sent.Description,
      icon: courseIcon(sent.IconType, sent.Icon, toSafeHref),
      certificateId: sent.StudentCertificateId,
      renewalDate: sent.ExpireRenewalDate,
      free: sent.IsFreePackage,
      item: courseOrTest(sent.PackageCourseId, sent.PackageDiagnosticTestId),
    })),
  );

/** Decodes the answer of Package/GetExpiredPackageGridJson. */
export function decodeExpiredPackages(sent: unknown, context: DecodeContext): Page<ExpiredPackage> {
  return decodePage(expiredPackage(context), sent);
}

const studentPackage = v.pipe(
  v.object({ CourseId: optionalInt, DiagnosticTestId: optionalInt, PackageId: intSchema, Archive: flagSchema }),
  v.transform((sent): StudentPackage => ({
    item: courseOrTest(sent.CourseId, sent.DiagnosticTestId),
    packageId: sent.PackageId,
    archived: sent.Archive,
  })),
);

/** Decodes the answer of Package/GetStudentPackage. */
export function decodeStudentPackages(sent: unknown): StudentPackage[] {
  return decode(rowsSchema(studentPackage), sent);
}
