import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { broken, without } from './broken.fixture.ts';
import { decodeAvailableCourses, decodeClassOptions, decodeCoursePackages, decodeFeatureLabels } from './decode.ts';

const card = {
  CourseId: 101,
  DiagnosticTestId: null,
  CourseName: 'PTE Academic',
  CourseDescription: 'Six weeks of practice.',
  IconSource: 2,
  Icon: 'fa fa-microphone',
  IsHideFromAddBuyCourse: false,
  MaximumFeaturePackageId: 1013,
  CourseVideoId: 'dQw4w9WgXcQ',
  CourseVideoType: 1,
};
const subGroup = { Id: 11, Name: 'Full courses', SubGroupCourses: [card] };
const group = { Id: 1, Name: 'PTE', SubGroups: [subGroup] };
const available = {
  GroupDto: [group],
  StudentCourses: [],
  StudentDiagnosticTests: [],
  StudentPackages: [],
  InstructionPageUrl: '/Instructions',
};

const courses = (sent: unknown) => decodeAvailableCourses(sent, decodeContext);
const withGroups = (groups: unknown) => courses({ ...available, GroupDto: groups });
const cardsOf = (sent: unknown, owned: object = {}) =>
  courses({
    ...available,
    ...owned,
    GroupDto: [{ ...group, SubGroups: [{ ...subGroup, SubGroupCourses: sent }] }],
  }).groups[0]?.subGroups[0]?.cards;

describe('the courses that have packages', () => {
  test('are read', () => {
    expect(courses(available)).toEqual({
      groups: [
        {
          id: 1,
          name: 'PTE',
          subGroups: [
            {
              id: 11,
              name: 'Full courses',
              cards: [
                {
                  item: { kind: 'course', id: 101 },
                  name: 'PTE Academic',
                  description: 'Six weeks of practice.',
                  icon: { kind: 'font', className: 'fa fa-microphone' },
                  standing: 'open',
                  video: { kind: 'frame', src: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
                },
              ],
            },
          ],
        },
      ],
      instructionUrl: 'https://main.example/Instructions',
    });
  });

  test.each([[{}], [{ GroupDto: null, StudentCourses: null, StudentDiagnosticTests: null, StudentPackages: null }]])(
    '%j has none',
    (sent) => expect(courses(sent)).toEqual({ groups: [], instructionUrl: null }),
  );

  test('may be in a group without sub-groups, and in a sub-group without cards', () => {
    expect(withGroups([{ ...group, SubGroups: null }]).groups[0]?.subGroups).toEqual([]);
    expect(withGroups([{ ...group, SubGroups: [without(subGroup, 'SubGroupCourses')] }]).groups[0]).toMatchObject({
      subGroups: [{ cards: [] }],
    });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '{}'],
    ['groups that are no list', { ...available, GroupDto: group }],
    ['ids that are texts', { ...available, StudentPackages: ['1013'] }],
    ['a link that is a number', { ...available, InstructionPageUrl: 5 }],
    ...broken('a group', group, ['Id', 'Name'], (one) => ({ ...available, GroupDto: [one] })),
    ...broken('a sub-group', subGroup, ['Id', 'Name'], (one) => ({
      ...available,
      GroupDto: [{ ...group, SubGroups: [one] }],
    })),
    ...broken('a card', card, ['CourseName'], (one) => ({
      ...available,
      GroupDto: [{ ...group, SubGroups: [{ ...subGroup, SubGroupCourses: [one] }] }],
    })),
  ])('%s is not understood', (_name, sent) => {
    expect(() => courses(sent)).toThrow(FailureError);
  });

  test.each([
    ['https://school.example/how', 'https://school.example/how'],
    ['/how', 'https://main.example/how'],
    ['http://school.example/how', 'http://school.example/how'],
    ['//school.example/how', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the page of instructions at %j is followed to %j (PKG-13)', (sent, url) => {
    expect(courses({ ...available, InstructionPageUrl: sent }).instructionUrl).toBe(url);
  });
});

describe('a card', () => {
  test('with nothing but its id and its name', () => {
    expect(cardsOf([{ DiagnosticTestId: 301, CourseName: 'Test' }])).toEqual([
      {
        item: { kind: 'diagnosticTest', id: 301 },
        name: 'Test',
        description: null,
        icon: { kind: 'default' },
        standing: 'open',
        video: null,
      },
    ]);
  });

  test('of neither a course nor a test is left out, and the others stay', () => {
    expect(cardsOf([{ ...card, CourseId: null }, null, card])).toHaveLength(1);
  });

  test.each([
    [true, 0],
    [false, 1],
    [null, 1],
    [undefined, 1],
    ['true', 1],
  ])('that is hidden %j is shown %d times (PKG-11)', (sent, times) => {
    expect(cardsOf([{ ...card, IsHideFromAddBuyCourse: sent }])).toHaveLength(times);
  });

  test.each(['101', 1.5])('with a course id of %j is not understood', (CourseId) => {
    expect(() => cardsOf([{ ...card, CourseId }])).toThrow(FailureError);
  });

  test.each([
    [2, 'fa fa-book', { kind: 'font', className: 'fa fa-book' }],
    [3, '/a.svg', { kind: 'image', url: 'https://main.example/a.svg' }],
    [3, 'javascript:alert(1)', { kind: 'default' }],
    ['3', '/a.svg', { kind: 'default' }],
  ])('with icon source %j and icon %j has %j (PKG-18)', (IconSource, Icon, icon) => {
    expect(cardsOf([{ ...card, IconSource, Icon }])).toMatchObject([{ icon }]);
  });

  test.each([
    [1, 'abc', { kind: 'frame', src: 'https://www.youtube.com/embed/abc' }],
    [2, 'abc', { kind: 'frame', src: 'https://fast.wistia.net/embed/iframe/abc' }],
    [3, 'abc', { kind: 'frame', src: 'https://videos.cdn.spotlightr.com/watch/abc' }],
    [1, '../abc', { kind: 'broken' }],
    [9, 'abc', { kind: 'broken' }],
    ['1', 'abc', { kind: 'broken' }],
    [null, 'abc', { kind: 'broken' }],
    [1, null, null],
    [1, '', null],
    [9, null, null],
    [undefined, undefined, null],
  ])('with a video of type %j and id %j has %j (PKG-12)', (CourseVideoType, CourseVideoId, video) => {
    expect(cardsOf([{ ...card, CourseVideoType, CourseVideoId }])).toMatchObject([{ video }]);
  });

  test.each([
    [{ StudentPackages: [1013] }, 'enrolled'],
    [{ StudentCourses: [101] }, 'upgradable'],
    [{ StudentDiagnosticTests: [101], StudentPackages: [101] }, 'open'],
  ])('of a student with %j is %s', (owned, standing) => {
    expect(cardsOf([card], owned)).toMatchObject([{ standing }]);
  });
});

const essential = {
  Id: 1011,
  PackageFeature: 1,
  PackageType: 1,
  Pricing: 89,
  UpgradePrice: 49.5,
  Currency: 'AUD',
  FreeTrialPeriod: 7,
  Description: '<p>Essential</p>',
};
const complete = { ...essential, Id: 1012, PackageFeature: 2 };
const ofCourse = {
  AvailablePackages: [essential, complete],
  Contents: [
    {
      Id: 11,
      Name: 'Speaking',
      Contents: [
        { Id: 111, Name: 'Read Aloud' },
        { Id: 112, Name: 'Describe Image' },
      ],
    },
    { Id: 12, Name: 'Writing', Contents: [{ Id: 121, Name: 'Essay' }] },
  ],
  HasEnrolledPackage: true,
  CurrentEnrolledPackageId: 1011,
  PackageModules: [
    { PackageId: 1011, ModuleId: 11 },
    { PackageId: 1012, ModuleId: 11 },
    { PackageId: 1012, ModuleId: 12 },
  ],
  PackageTopics: [
    { PackageId: 1011, TopicId: 111 },
    { PackageId: 1012, TopicId: 112 },
    { PackageId: 1012, TopicId: 121 },
  ],
};
const onePackage = (sent: object, rest: object = {}) =>
  decodeCoursePackages({ ...ofCourse, ...rest, AvailablePackages: [sent] }).packages[0];

describe('the packages of a course', () => {
  test.each([
    [0, true, 'tryFree'],
    [0, false, 'tryFree'],
    [2, true, 'upgrade'],
    [2, false, 'buy'],
  ])('one of the feature %d, to a student with another one %s, has the button %s (PKG-27)', (feature, has, action) => {
    const sent = { ...complete, PackageFeature: feature };
    expect(onePackage(sent, { HasEnrolledPackage: has })).toMatchObject({ feature, action });
  });

  test('are read, each with what it has of every module and topic (PKG-26)', () => {
    const read = decodeCoursePackages(ofCourse);
    expect(read.packages[0]).toEqual({
      id: 1011,
      feature: 1,
      type: 'oneOff',
      price: { amount: 49.5, currency: 'AUD', kind: 'upgrade' },
      free: false,
      trialDays: 7,
      description: '<p>Essential</p>',
      action: 'none',
      modules: [
        {
          id: 11,
          name: 'Speaking',
          available: true,
          topics: [
            { id: 111, name: 'Read Aloud', included: true },
            { id: 112, name: 'Describe Image', included: false },
          ],
        },
        { id: 12, name: 'Writing', available: false, topics: [{ id: 121, name: 'Essay', included: false }] },
      ],
    });
    expect(read.packages[1]).toMatchObject({
      action: 'upgrade',
      modules: [
        { available: true, topics: [{ included: false }, { included: true }] },
        { available: true, topics: [{ included: true }] },
      ],
    });
    expect(read.enrolled).toBe(read.packages[0]);
    expect(read.replacesProgress).toBe(true);
  });

  test.each([[{}], [{ AvailablePackages: null, Contents: null, PackageModules: null, PackageTopics: null }]])(
    '%j has none',
    (sent) => expect(decodeCoursePackages(sent)).toEqual({ packages: [], enrolled: null, replacesProgress: false }),
  );

  test('may have no modules, and modules no topics', () => {
    expect(decodeCoursePackages({ ...ofCourse, Contents: [] }).packages.map(({ modules }) => modules)).toEqual([
      [],
      [],
    ]);
    expect(onePackage(essential, { Contents: [{ Id: 11, Name: 'Speaking', Contents: null }] })?.modules).toEqual([
      { id: 11, name: 'Speaking', available: true, topics: [] },
    ]);
  });

  test.each([
    ['the student has', true, 1011, 1011, true],
    ['that is not offered any more', true, 999, null, true],
    ['that is not named', true, null, null, true],
    ['of a student who is not enrolled', false, 1011, null, false],
    ['of a student of whom nothing is said', null, 1011, null, false],
  ])('one %s', (_name, HasEnrolledPackage, CurrentEnrolledPackageId, enrolled, replacesProgress) => {
    const read = decodeCoursePackages({ ...ofCourse, HasEnrolledPackage, CurrentEnrolledPackageId });
    expect([read.enrolled?.id ?? null, read.replacesProgress]).toEqual([enrolled, replacesProgress]);
    expect(read.packages.map(({ action }) => action)).toEqual([
      enrolled ? 'none' : replacesProgress ? 'upgrade' : 'buy',
      replacesProgress ? 'upgrade' : 'buy',
    ]);
  });

  test.each([
    [0, 'none'],
    [1, 'oneOff'],
    [2, 'subscription'],
    [3, 'free'],
    [4, 'voucher'],
    [9, 'none'],
    ['Subscription', 'subscription'],
    ['FREE', 'free'],
    ['another', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ])('one of type %j is %s (PKG-22)', (PackageType, type) => {
    expect(onePackage({ ...essential, PackageType })).toMatchObject({ type, free: type === 'free' });
  });

  test('one of feature 0 is free, whatever its type', () => {
    expect(onePackage({ ...essential, PackageFeature: 0 })).toMatchObject({ type: 'oneOff', free: true });
  });

  test('one with nothing but what it needs', () => {
    const bare = without(essential, 'PackageType', 'UpgradePrice', 'Currency', 'FreeTrialPeriod', 'Description');
    expect(onePackage(bare)).toMatchObject({
      type: 'none',
      price: { amount: 89, currency: '', kind: 'regular' },
      trialDays: null,
      description: null,
    });
    expect(onePackage({ ...bare, UpgradePrice: null, Currency: null, FreeTrialPeriod: null, Description: '' })).toEqual(
      onePackage(bare),
    );
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['packages that are no list', { ...ofCourse, AvailablePackages: essential }],
    ['a module without a name', { ...ofCourse, Contents: [{ Id: 11, Contents: [] }] }],
    ['a topic without a name', { ...ofCourse, Contents: [{ Id: 11, Name: 'Speaking', Contents: [{ Id: 111 }] }] }],
    ['a pair without a module', { ...ofCourse, PackageModules: [{ PackageId: 1011 }] }],
    ['a pair without a package', { ...ofCourse, PackageTopics: [{ TopicId: 111 }] }],
    ['an own package that is a text', { ...ofCourse, CurrentEnrolledPackageId: '1011' }],
    ['an upgrade price that is a text', { ...ofCourse, AvailablePackages: [{ ...essential, UpgradePrice: '49' }] }],
    ['a currency that is a number', { ...ofCourse, AvailablePackages: [{ ...essential, Currency: 36 }] }],
    ['a trial of half a day', { ...ofCourse, AvailablePackages: [{ ...essential, FreeTrialPeriod: 0.5 }] }],
    ...broken('a package', essential, ['Id', 'PackageFeature', 'Pricing'], (one) => ({
      ...ofCourse,
      AvailablePackages: [one],
    })),
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeCoursePackages(sent)).toThrow(FailureError);
  });
});

describe('the labels of features', () => {
  test.each([
    [
      ['Free trial', 'Essential'],
      ['Free trial', 'Essential'],
    ],
    [
      ['Free trial', null, 7, 'Complete'],
      ['Free trial', '', '', 'Complete'],
    ],
    [[], []],
    [null, []],
    [undefined, []],
  ])('%j are %j: each keeps its index', (sent, labels) => expect(decodeFeatureLabels(sent)).toEqual(labels));

  test.each(['Free trial', 5, {}])('%j is not understood', (sent) => {
    expect(() => decodeFeatureLabels(sent)).toThrow(FailureError);
  });
});

describe('the classes of a package', () => {
  const option = { ClassId: 31, ClassName: 'Mondays', PackageName: 'Complete', DefaultClass: true };

  test('are read', () => {
    expect(decodeClassOptions([option, { ClassId: 32, ClassName: 'Fridays', PackageName: null }])).toEqual([
      { id: 31, name: 'Mondays', packageName: 'Complete', isDefault: true },
      { id: 32, name: 'Fridays', packageName: '', isDefault: false },
    ]);
  });

  test.each([[[]], [null], [undefined]])('%j is none', (sent) => expect(decodeClassOptions(sent)).toEqual([]));

  test.each<[string, unknown]>([
    ['one class in place of a list', option],
    ...broken('a class', option, ['ClassId', 'ClassName'], (one) => [one]),
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeClassOptions(sent)).toThrow(FailureError);
  });
});
