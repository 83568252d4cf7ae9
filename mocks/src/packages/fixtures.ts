import {
  decodeActivePackages,
  decodeAvailableCourses,
  decodeClassOptions,
  decodeCoursePackages,
  decodeExpiredPackages,
  type ActivePackageWire,
  type AvailableCoursesWire,
  type ClassOptionWire,
  type ExpiredPackageWire,
} from '@portal/domain/packages';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';
import { cardWires, featureLabels, groupWires, manyGroupWire, packageCatalogue } from './catalogue.ts';
import { classesOf, packagesFor } from './model.ts';

export { featureLabels };

const usual: AvailableCoursesWire = {
  GroupDto: Object.values(groupWires),
  StudentCourses: [101],
  StudentDiagnosticTests: [301],
  StudentPackages: [1011, 3010],
  InstructionPageUrl: '/Instructions',
};

const chinese = {
  ...cardWires.pte,
  CourseName: 'PTE 学术类：六周备考课程，含口语与写作教师反馈、每周直播答疑和考前一周的完整模拟测试',
  CourseDescription:
    '每周提升口语与写作，配有限时练习和教师反馈，帮助你稳步达到目标分数，适合已有中级英语基础并计划在两个月内参加考试的学员。课程还包含每周一次的直播答疑、词汇与语法复习，以及考前一周的完整模拟测试与评分报告讲解。',
};

const longWords = {
  ...cardWires.mockTests,
  CourseName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: speaking tests for everybody',
};

/** The courses of the add/buy page by name. */
export const availableCourses = mapped(
  {
    usual,
    oneGroup: {
      ...usual,
      GroupDto: [{ ...groupWires.pte, Name: 'PTE_Academic_and_General_Training_2026' }],
      InstructionPageUrl: null,
    },
    none: { ...usual, GroupDto: [] },
    /** Its only course is hidden from the page. */
    noneListed: { ...usual, GroupDto: [{ ...groupWires.pte, SubGroups: groupWires.pte.SubGroups.slice(3) }] },
    unusual: {
      ...usual,
      GroupDto: [
        {
          ...groupWires.pte,
          SubGroups: [{ Id: 11, Name: 'Full courses', SubGroupCourses: [chinese, longWords, cardWires.letters] }],
        },
      ],
    },
    /** Forty courses, which axe checks in a few seconds; a persona has two hundred. */
    many: {
      ...usual,
      GroupDto: [
        {
          ...manyGroupWire,
          SubGroups: manyGroupWire.SubGroups.map((one) => ({
            ...one,
            SubGroupCourses: one.SubGroupCourses.slice(0, 40),
          })),
        },
      ],
    },
  } satisfies Record<string, AvailableCoursesWire>,
  (wire) => decodeAvailableCourses(wire, fixtureContext),
);

const pte = { kind: 'course', id: 101 } as const;

/** The packages of a course by name. */
export const coursePackages = mapped(
  {
    notEnrolled: packagesFor(pte, null),
    /** Has the Essential package. */
    enrolled: packagesFor(pte, 1011),
    /** Has the largest package. */
    enrolledInLargest: packagesFor(pte, 1013),
    /** Has a package that is no longer offered. */
    enrolledInAnother: packagesFor(pte, 999),
    one: packagesFor({ kind: 'course', id: 102 }, null),
    voucher: packagesFor({ kind: 'course', id: 103 }, null),
    free: packagesFor({ kind: 'course', id: 108 }, null),
    none: { ...packagesFor(pte, null), AvailablePackages: [] },
  },
  (wire) => decodeCoursePackages(wire),
);

const optionWires = packageCatalogue.flatMap(({ wire }): ClassOptionWire[] => {
  const answer = classesOf(wire.Id);
  return Array.isArray(answer) ? answer : [];
});

/** The classes of the package with three. */
export const classOptions = decodeClassOptions(optionWires.filter(({ ClassId }) => [32, 33, 34].includes(ClassId)));

const activeWire: ActivePackageWire = {
  Id: 1011,
  Name: 'PTE Academic: Essential',
  Description: 'Six-week preparation with timed practice.',
  Icon: 'fa fa-microphone',
  IconType: 2,
  PackageType: 1,
  IsSubscriptionCancelled: false,
  DaysRemaining: 46,
  StudentCertificateId: 9001,
};

/** Active packages by name. */
export const activePackages = mapped(
  {
    oneOff: activeWire,
    subscription: {
      ...activeWire,
      Id: 1250,
      Name: 'Small group coaching',
      Description: 'Weekly live sessions with up to six students.',
      Icon: 'fa fa-comments',
      PackageType: 2,
      DaysRemaining: 12,
      StudentCertificateId: null,
    },
    cancelled: {
      ...activeWire,
      Id: 1230,
      Name: 'PTE Listening booster',
      Description: 'Four weeks on dictation and summaries.',
      Icon: 'fa fa-headphones',
      PackageType: 2,
      IsSubscriptionCancelled: true,
      DaysRemaining: 3,
      StudentCertificateId: null,
    },
    free: {
      ...activeWire,
      Id: 3010,
      Name: 'PTE diagnostic test',
      Description: 'A 30-minute check of your level.',
      Icon: 'fa fa-bullseye',
      PackageType: 3,
      DaysRemaining: 118,
      StudentCertificateId: null,
    },
    endsToday: {
      ...activeWire,
      Id: 1012,
      Name: 'PTE Academic: Complete',
      DaysRemaining: 0,
      StudentCertificateId: null,
    },
    endsTomorrow: { ...activeWire, Id: 1013, DaysRemaining: 1, StudentCertificateId: null },
    unlimited: {
      ...activeWire,
      Id: 1240,
      Name: 'PTE Writing booster',
      Description: null,
      IconType: 1,
      Icon: null,
      PackageType: 4,
      DaysRemaining: null,
      StudentCertificateId: null,
    },
    longWords: {
      ...activeWire,
      Id: 1290,
      Name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: speaking tests for everybody',
      Description: 'A very long word does not break the card it stands in.'.repeat(4),
    },
  } satisfies Record<string, ActivePackageWire>,
  (wire) => decodeActivePackages({ rows: [wire], total: 1 }, fixtureContext).rows[0],
);

const expiredWire: ExpiredPackageWire = {
  Id: 1060,
  Name: 'IELTS General: letters',
  Description: 'Formal, semi-formal and personal letters.',
  Icon: 'fa fa-envelope',
  IconType: 2,
  StudentCertificateId: null,
  ExpireRenewalDate: '2026-11-09',
  IsFreePackage: false,
  PackageCourseId: 106,
  PackageDiagnosticTestId: null,
};

/** Packages that have ended, by name. */
export const expiredPackages = mapped(
  {
    paid: expiredWire,
    free: {
      ...expiredWire,
      Id: 1080,
      Name: 'Free starter: everyday English',
      Description: 'Words and phrases for shops, trains and offices.',
      Icon: 'fa fa-book',
      StudentCertificateId: 9002,
      ExpireRenewalDate: '2026-10-12',
      IsFreePackage: true,
      PackageCourseId: 108,
    },
    /** Another package of the same course is active. */
    replaced: {
      ...expiredWire,
      Id: 1010,
      Name: 'PTE Academic: Free trial',
      Description: null,
      IconType: 1,
      Icon: null,
      ExpireRenewalDate: '2026-08-23',
      IsFreePackage: true,
      PackageCourseId: 101,
    },
    noDate: { ...expiredWire, Id: 1090, ExpireRenewalDate: null },
  } satisfies Record<string, ExpiredPackageWire>,
  (wire) => decodeExpiredPackages({ rows: [wire], total: 1 }, fixtureContext).rows[0],
);
