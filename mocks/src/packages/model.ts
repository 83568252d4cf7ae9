import type {
  ActivePackageWire,
  AddPackageRequestWire,
  AvailableCoursesWire,
  AvailablePackagesWire,
  CourseCardWire,
  ClassOptionWire,
  ExpiredPackageWire,
  StudentPackageWire,
} from '@portal/domain/packages';
import { addDays, type PagedWire } from '@portal/domain/shared';
import { refuse, type Answer } from '../backend/answer.ts';
import { todayOf } from '../backend/clock.ts';
import type { MockBackend, MockPackage, Student, StudentPackageRecord } from '../backend/model.ts';
import { page, type PagedRequest } from '../backend/paging.ts';
import { cardWires, groupWires, manyGroupWire, modulesOf, packageCatalogue } from './catalogue.ts';

const sameItem = (a: MockPackage['item'], b: MockPackage['item']) => a.kind === b.kind && a.id === b.id;
const definitionOf = (id: number) => packageCatalogue.find(({ wire }) => wire.Id === id);
const isFree = ({ wire }: MockPackage) => wire.PackageFeature === 0 || wire.PackageType === 3;

interface HeldPackage {
  record: StudentPackageRecord;
  definition: MockPackage;
}

function held(student: Student): HeldPackage[] {
  return student.packages.flatMap((record) => {
    const definition = definitionOf(record.packageId);
    return definition ? [{ record, definition }] : [];
  });
}

const hasEnded = (today: string, { endsOn }: StudentPackageRecord) => endsOn !== null && endsOn < today;
const active = (backend: MockBackend, student: Student) =>
  held(student).filter(({ record }) => !record.archived && !hasEnded(todayOf(backend, student), record));

const cards: readonly CourseCardWire[] = Object.values(cardWires);
const cardOf = ({ kind, id }: MockPackage['item']) =>
  cards.find((one) => (kind === 'course' ? one.CourseId : one.DiagnosticTestId) === id);

/** Package/GetAvailableCourse. */
export function availableCourses(backend: MockBackend, student: Student): AvailableCoursesWire {
  const now = active(backend, student);
  const idsOf = (wanted: MockPackage['item']['kind']) =>
    now.flatMap(({ definition: { item } }) => (item.kind === wanted ? [item.id] : []));
  return {
    GroupDto: student.seesManyPackages ? [manyGroupWire] : Object.values(groupWires),
    StudentCourses: idsOf('course'),
    StudentDiagnosticTests: idsOf('diagnosticTest'),
    StudentPackages: now.map(({ record }) => record.packageId),
    InstructionPageUrl: '/Instructions',
  };
}

/**
 * The packages of a course or test, as a student sees them.
 *
 * @param enrolledId the student's own package; null = none
 */
export function packagesFor(item: MockPackage['item'], enrolledId: number | null): AvailablePackagesWire {
  const found = packageCatalogue.filter((one) => sameItem(one.item, item));
  const modules = modulesOf(item);
  return {
    AvailablePackages: found.map(({ wire }) => wire),
    Contents: modules.map(({ id, name, topics }) => ({
      Id: id,
      Name: name,
      Contents: topics.map((topic) => ({ Id: topic.id, Name: topic.name })),
    })),
    HasEnrolledPackage: enrolledId !== null,
    CurrentEnrolledPackageId: enrolledId,
    PackageModules: found.flatMap(({ wire, topics }) =>
      modules
        .filter((one) => one.topics.some(({ id }) => topics.includes(id)))
        .map(({ id }) => ({ PackageId: wire.Id, ModuleId: id })),
    ),
    PackageTopics: found.flatMap(({ wire, topics }) => topics.map((id) => ({ PackageId: wire.Id, TopicId: id }))),
  };
}

/** Package/GetAvailablePackageByCourse and Package/GetAvailablePackageByDiagnosticTest. */
export function availablePackages(
  backend: MockBackend,
  student: Student,
  item: MockPackage['item'],
): Answer<AvailablePackagesWire> {
  if (!packageCatalogue.some((one) => sameItem(one.item, item))) return refuse(['This course has no packages.'], null);
  const enrolled = active(backend, student).find(({ definition }) => sameItem(definition.item, item));
  return packagesFor(item, enrolled?.record.packageId ?? null);
}

/** Package/SetClass: looks up the classes of a package. */
export function classesOf(packageId: number): Answer<ClassOptionWire[]> {
  const found = definitionOf(packageId);
  if (!found) return refuse(['This package is no longer there.'], null);
  return found.classes.map(({ id, name, isDefault }) => ({
    ClassId: id,
    ClassName: name,
    PackageName: found.name,
    DefaultClass: isDefault,
  }));
}

/** Days a package lasts from the day it is added. */
const LASTS_DAYS = 42;

/**
 * Adds a package to a student. It replaces another active one of the same course or test, and takes over its progress:
 * the other is archived.
 */
function take(backend: MockBackend, student: Student, definition: MockPackage): null {
  for (const { record, definition: other } of active(backend, student)) {
    if (sameItem(other.item, definition.item)) record.archived = true;
  }
  const today = todayOf(backend, student);
  student.packages = [
    ...student.packages.filter(({ packageId }) => packageId !== definition.wire.Id),
    {
      packageId: definition.wire.Id,
      endsOn: addDays(today, definition.wire.FreeTrialPeriod ?? LASTS_DAYS),
      cancelled: false,
      archived: false,
      certificateId: null,
    },
  ];
  student.account.EnrollmentStatus = 'ACTIVE';
  return null;
}

/** Package/AddPackage: free packages only. */
export function addPackage(backend: MockBackend, student: Student, request: AddPackageRequestWire): Answer<null> {
  const found = definitionOf(request.PackageId);
  if (!found) return refuse(['This package is no longer there.'], null);
  if (!isFree(found)) return refuse(['This package has to be paid.'], null);
  if (request.ClassId === undefined) {
    // The class of a package with only one is sent, too (contract 2).
    if (found.classes.length > 0) return refuse(['This package needs a class.'], null);
  } else if (found.classes.every(({ id }) => id !== request.ClassId)) {
    return refuse(['This class is no longer there.'], null);
  }
  return take(backend, student, found);
}

/** Does what the main app does when a package is paid; false = there is no such package. */
export function payPackage(backend: MockBackend, student: Student, packageId: number): boolean {
  const found = definitionOf(packageId);
  if (!found) return false;
  take(backend, student, found);
  student.account.HasPaidPackage = true;
  return true;
}

/** Package/UnsubscribePackage. */
export function unsubscribe(backend: MockBackend, student: Student, packageId: number): Answer<null> {
  const found = active(backend, student).find(({ record }) => record.packageId === packageId);
  if (found?.definition.wire.PackageType !== 2) return refuse(['This package is not a subscription.'], null);
  if (found.record.cancelled) return refuse(['This subscription is cancelled already.'], null);
  found.record.cancelled = true;
  return null;
}

/** Package/GetStudentPackage. */
export function studentPackages(backend: MockBackend, student: Student): StudentPackageWire[] {
  const today = todayOf(backend, student);
  return held(student).map(({ record, definition: { item } }) => ({
    CourseId: item.kind === 'course' ? item.id : null,
    DiagnosticTestId: item.kind === 'diagnosticTest' ? item.id : null,
    PackageId: record.packageId,
    Archive: record.archived || hasEnded(today, record),
  }));
}

const MS_A_DAY = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY);

function common({ record, definition }: HeldPackage) {
  const card = cardOf(definition.item);
  return {
    Id: record.packageId,
    Name: definition.name,
    Description: card?.CourseDescription ?? null,
    Icon: card?.Icon ?? null,
    IconType: card?.IconSource ?? 1,
    StudentCertificateId: record.certificateId,
  };
}

/** Package/GetActivePackageGridJson; with `types`, only the free or the paid packages. */
export function activePackages(
  backend: MockBackend,
  student: Student,
  request: PagedRequest,
  types: readonly number[] | null = null,
): PagedWire<ActivePackageWire> {
  const today = todayOf(backend, student);
  const rows = active(backend, student)
    .filter(({ definition }) => types === null || types.includes(definition.wire.PackageType))
    .map((one): ActivePackageWire => ({
      ...common(one),
      PackageType: one.definition.wire.PackageType,
      IsSubscriptionCancelled: one.record.cancelled,
      DaysRemaining: one.record.endsOn === null ? null : daysBetween(today, one.record.endsOn),
    }));
  return page(rows, request, ({ Name, Description }) => [Name, Description]);
}

/** Package/GetExpiredPackageGridJson, by default the latest first. */
export function expiredPackages(
  backend: MockBackend,
  student: Student,
  request: PagedRequest,
): PagedWire<ExpiredPackageWire> {
  const today = todayOf(backend, student);
  const rows = held(student)
    .filter(({ record }) => hasEnded(today, record))
    .toSorted((a, b) => String(b.record.endsOn).localeCompare(String(a.record.endsOn)))
    .map((one): ExpiredPackageWire => ({
      ...common(one),
      ExpireRenewalDate: one.record.endsOn,
      IsFreePackage: isFree(one.definition),
      PackageCourseId: one.definition.item.kind === 'course' ? one.definition.item.id : null,
      PackageDiagnosticTestId: one.definition.item.kind === 'diagnosticTest' ? one.definition.item.id : null,
    }));
  return page(rows, request, ({ Name, Description }) => [Name, Description]);
}

/** The packages that a student has initially. */
export function packagesOf(holds: 'usual' | 'none' | 'expired' | 'many', today: string): StudentPackageRecord[] {
  const record = (packageId: number, days: number | null, more: Partial<StudentPackageRecord> = {}) => ({
    packageId,
    endsOn: days === null ? null : addDays(today, days),
    cancelled: false,
    archived: false,
    certificateId: null,
    ...more,
  });
  switch (holds) {
    case 'none':
      return [];
    case 'expired':
      return [record(1011, -30, { certificateId: 9101 })];
    case 'many':
      return packageCatalogue.map(({ wire }, i) => record(wire.Id, i + 5));
    case 'usual':
      return [
        record(1011, 46, { certificateId: 9001 }),
        record(1250, 12),
        record(1230, 3, { cancelled: true }),
        record(3010, 118),
        record(1240, null),
        record(1060, -12),
        record(1080, -40, { certificateId: 9002 }),
        record(1010, -90),
      ];
  }
}
