import type { CourseCardWire, CourseGroupWire, PackageWire } from '@portal/domain/packages';
import type { MockPackage } from '../backend/model.ts';

/** Labels of the features, by index. */
export const featureLabels = ['Free trial', 'Essential', 'Complete', 'Complete plus coaching'];

/** A module of a course that has packages, with its topics. */
export interface CatalogueModule {
  id: number;
  name: string;
  topics: readonly { id: number; name: string }[];
}

export const pteModules: readonly CatalogueModule[] = [
  {
    id: 11,
    name: 'Speaking',
    topics: [
      { id: 111, name: 'Read Aloud' },
      { id: 112, name: 'Describe Image' },
      { id: 113, name: 'Teacher feedback on recordings' },
    ],
  },
  {
    id: 12,
    name: 'Writing',
    topics: [
      { id: 121, name: 'Summarise Written Text' },
      { id: 122, name: 'Essay' },
    ],
  },
  {
    id: 13,
    name: 'Mock tests',
    topics: [
      { id: 131, name: 'Five scored mock tests' },
      { id: 132, name: 'Score reports' },
    ],
  },
  {
    id: 14,
    name: 'Live support',
    topics: [
      { id: 141, name: 'Live class recordings' },
      { id: 142, name: 'Weekly coaching' },
    ],
  },
];

const smallModules: readonly CatalogueModule[] = [
  {
    id: 21,
    name: 'Practice',
    topics: [
      { id: 211, name: 'Timed exercises' },
      { id: 212, name: 'Sample answers' },
    ],
  },
];

const oneOff: PackageWire = {
  Id: 1011,
  PackageFeature: 1,
  PackageType: 1,
  Pricing: 89,
  UpgradePrice: null,
  Currency: 'AUD',
  FreeTrialPeriod: null,
  Description: '<p>Six weeks of timed practice for every skill.</p>',
};

const pte = { kind: 'course', id: 101 } as const;

/** The packages of PTE Academic: a trial, and three that are each larger than the one before. */
const ptePackages: MockPackage[] = [
  {
    wire: {
      ...oneOff,
      Id: 1010,
      PackageFeature: 0,
      PackageType: 3,
      Pricing: 0,
      FreeTrialPeriod: 7,
      Description: '<p>A week to look around, with one task of each kind.</p>',
    },
    item: pte,
    name: 'PTE Academic: Free trial',
    topics: [111, 121],
    classes: [],
  },
  { wire: oneOff, item: pte, name: 'PTE Academic: Essential', topics: [111, 112, 121, 122], classes: [] },
  {
    wire: {
      ...oneOff,
      Id: 1012,
      PackageFeature: 2,
      Pricing: 199,
      UpgradePrice: 129,
      Description: '<p>Everything in Essential, plus scored mock tests and speaking feedback from a teacher.</p>',
    },
    item: pte,
    name: 'PTE Academic: Complete',
    topics: [111, 112, 113, 121, 122, 131, 132],
    classes: [{ id: 31, name: 'Monday evenings', isDefault: true }],
  },
  {
    wire: {
      ...oneOff,
      Id: 1013,
      PackageFeature: 3,
      PackageType: 2,
      Pricing: 349,
      UpgradePrice: 249,
      Description: '<p>Complete, with recordings of every live class and an hour of coaching a week.</p>',
    },
    item: pte,
    name: 'PTE Academic: Complete plus coaching',
    topics: [111, 112, 113, 121, 122, 131, 132, 141, 142],
    classes: [
      { id: 32, name: 'Tuesday mornings', isDefault: false },
      { id: 33, name: 'Thursday evenings', isDefault: true },
      { id: 34, name: 'Saturday intensive', isDefault: false },
    ],
  },
];

/** Creates the only package of a course or test. */
function single(
  item: MockPackage['item'],
  name: string,
  wire: Partial<PackageWire> & Pick<PackageWire, 'Id'>,
  classes: MockPackage['classes'] = [],
): MockPackage {
  return { wire: { ...oneOff, Description: null, ...wire }, item, name, topics: [211, 212], classes };
}

const course = (id: number) => ({ kind: 'course', id }) as const;
const test = (id: number) => ({ kind: 'diagnosticTest', id }) as const;

/** Every package of the school. */
export const packageCatalogue: MockPackage[] = [
  ...ptePackages,
  single(course(121), 'PTE mock test pack', { Id: 1210, Pricing: 59 }),
  single(test(301), 'PTE diagnostic test', { Id: 3010, PackageFeature: 0, PackageType: 3, Pricing: 0 }),
  single(course(123), 'PTE Listening booster', { Id: 1230, PackageType: 2, Pricing: 29 }),
  single(course(124), 'PTE Writing booster', { Id: 1240, PackageType: 2, Pricing: 29 }),
  single(course(125), 'Small group coaching', { Id: 1250, PackageType: 2, Pricing: 75 }, [
    { id: 35, name: 'Group A, Wednesdays', isDefault: false },
    { id: 36, name: 'Group B, Fridays', isDefault: false },
  ]),
  single(course(102), 'IELTS Academic: Writing Task 2', { Id: 1020, Pricing: 64.5, Currency: 'GBP' }),
  single(course(106), 'IELTS General: letters', { Id: 1060, Pricing: 45 }),
  single(course(108), 'Free starter: everyday English', { Id: 1080, PackageType: 3, Pricing: 0 }, [
    { id: 37, name: 'Mornings', isDefault: true },
    { id: 38, name: 'Evenings', isDefault: false },
  ]),
  single(course(103), 'OET 2.0 for nurses', { Id: 1030, PackageType: 4, Pricing: 0 }),
];

/** Returns the modules of the course or test that a package is for. */
export const modulesOf = ({ kind, id }: MockPackage['item']): readonly CatalogueModule[] =>
  kind === 'course' && id === pte.id ? pteModules : smallModules;

const card: CourseCardWire = {
  CourseId: null,
  DiagnosticTestId: null,
  CourseName: '',
  CourseDescription: null,
  IconSource: 2,
  Icon: null,
  IsHideFromAddBuyCourse: false,
  MaximumFeaturePackageId: null,
  CourseVideoId: null,
  CourseVideoType: null,
};

/** Cards by name, as the server sends them. */
export const cardWires = {
  pte: {
    ...card,
    CourseId: 101,
    CourseName: 'PTE Academic in 6 weeks',
    CourseDescription:
      'Build speaking and writing skills week by week, with timed practice and feedback from a teacher who knows the exam.',
    Icon: 'fa fa-microphone',
    MaximumFeaturePackageId: 1013,
    CourseVideoId: 'dQw4w9WgXcQ',
    CourseVideoType: 1,
  },
  mockTests: {
    ...card,
    CourseId: 121,
    CourseName: 'PTE mock test pack',
    CourseDescription:
      'Five full-length scored mock tests that follow the current exam format, with a report after each one.',
    Icon: 'fa fa-file-text',
    MaximumFeaturePackageId: 1210,
  },
  diagnosticTest: {
    ...card,
    DiagnosticTestId: 301,
    CourseName: 'PTE diagnostic test',
    CourseDescription:
      'A 30-minute check of your current level in speaking, writing, reading and listening, with a short plan.',
    Icon: 'fa fa-bullseye',
    MaximumFeaturePackageId: 3010,
  },
  listening: {
    ...card,
    CourseId: 123,
    CourseName: 'PTE Listening booster',
    CourseDescription:
      'Four weeks on dictation, highlighting and summaries, with short daily practice you can do on the bus.',
    Icon: 'fa fa-headphones',
    MaximumFeaturePackageId: 1230,
  },
  writing: {
    ...card,
    CourseId: 124,
    CourseName: 'PTE Writing booster',
    CourseDescription: 'Essay and summary writing with teacher feedback on four of your texts.',
    Icon: 'fa fa-pencil',
    MaximumFeaturePackageId: 1240,
  },
  coaching: {
    ...card,
    CourseId: 125,
    CourseName: 'Small group coaching',
    CourseDescription: 'Weekly live sessions with up to six students at your level, led by a PTE teacher.',
    Icon: 'fa fa-comments',
    MaximumFeaturePackageId: 1250,
  },
  hidden: { ...card, CourseId: 199, CourseName: 'PTE for staff', IsHideFromAddBuyCourse: true },
  ielts: {
    ...card,
    CourseId: 102,
    CourseName: 'IELTS Academic: Writing Task 2, plan, write and check',
    CourseDescription: 'Plan, write and check a full essay in 40 minutes.',
    Icon: 'fa fa-pencil',
    MaximumFeaturePackageId: 1020,
  },
  letters: {
    ...card,
    CourseId: 106,
    CourseName: 'IELTS General: letters',
    CourseDescription: null,
    IconSource: 1,
    MaximumFeaturePackageId: 1060,
  },
  starter: {
    ...card,
    CourseId: 108,
    CourseName: 'Free starter: everyday English',
    CourseDescription: 'Words and phrases for shops, trains and offices.',
    Icon: 'fa fa-book',
    MaximumFeaturePackageId: 1080,
  },
  oet: {
    ...card,
    CourseId: 103,
    CourseName: 'OET 2.0 for nurses',
    CourseDescription: 'With a voucher of your employer.',
    IconSource: 3,
    Icon: '/school/icons/oet.svg',
    MaximumFeaturePackageId: 1030,
  },
} as const satisfies Record<string, CourseCardWire>;

/** The groups of the add/buy page. */
export const groupWires = {
  pte: {
    Id: 1,
    Name: 'PTE Academic',
    SubGroups: [
      {
        Id: 11,
        Name: 'Full courses',
        SubGroupCourses: [
          cardWires.pte,
          cardWires.mockTests,
          cardWires.diagnosticTest,
          cardWires.listening,
          cardWires.writing,
          cardWires.coaching,
          cardWires.hidden,
        ],
      },
      { Id: 12, Name: 'Mock tests', SubGroupCourses: [cardWires.mockTests, cardWires.diagnosticTest] },
      { Id: 13, Name: 'Skill boosters', SubGroupCourses: [cardWires.listening, cardWires.writing] },
      { Id: 14, Name: 'For staff', SubGroupCourses: [cardWires.hidden] },
    ],
  },
  ielts: {
    Id: 2,
    Name: 'IELTS',
    SubGroups: [{ Id: 21, Name: 'All courses', SubGroupCourses: [cardWires.ielts, cardWires.letters] }],
  },
  others: {
    Id: 3,
    Name: 'Other exams',
    SubGroups: [{ Id: 31, Name: 'All courses', SubGroupCourses: [cardWires.starter, cardWires.oet] }],
  },
} as const satisfies Record<string, CourseGroupWire>;

/** One group with two hundred courses, as a large school may have. */
export const manyGroupWire: CourseGroupWire = {
  Id: 9,
  Name: 'PTE Academic',
  SubGroups: [
    {
      Id: 91,
      Name: 'Full courses',
      SubGroupCourses: Array.from({ length: 200 }, (_, i) => ({
        ...(Object.values(groupWires.pte.SubGroups[0].SubGroupCourses)[i % 6] ?? cardWires.pte),
        ...(i < 6 ? {} : { CourseId: 2000 + i, DiagnosticTestId: null, MaximumFeaturePackageId: null }),
        CourseName: `${cardWires.pte.CourseName} (${i + 1})`,
      })),
    },
  ],
};
