import { describe, expect, it } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import {
  decodeClosestClass,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNearest,
  decodeNextClasses,
  decodeRegistrationCheck,
  decodeServerMessage,
} from './decode.ts';

describe('the check before a registration', () => {
  it.each([
    ['free', { IsFull: false, IsWarning: false }, { kind: 'free' }],
    ['flags absent', {}, { kind: 'free' }],
    ['full', { IsFull: true, WarningMessage: 'w' }, { kind: 'full', message: 'w' }],
    ['full, the dashboard’s field', { IsFull: true, ErrorMessage: 'e' }, { kind: 'full', message: 'e' }],
    ['full without words', { IsFull: true }, { kind: 'full', message: '' }],
    ['a conflict', { IsWarning: true, WarningMessage: 'w' }, { kind: 'conflict', message: 'w' }],
    [
      'full wins over a conflict',
      { IsFull: true, IsWarning: true, WarningMessage: 'w' },
      { kind: 'full', message: 'w' },
    ],
  ])('%s', (_name, sent, expected) => {
    expect(decodeRegistrationCheck(sent)).toEqual(expected);
  });

  it.each([{ IsFull: 'true' }, { IsFull: 1 }, { IsFull: {} }, { IsFull: false, IsWarning: 'yes' }, null, 'free'])(
    'is a failure when it is not understood: %j',
    (sent) => {
      expect(() => decodeRegistrationCheck(sent)).toThrow(FailureError);
    },
  );
});

it.each([
  [{ Message: 'Done.' }, 'Done.'],
  [{}, ''],
  [null, ''],
  [true, ''],
  ['Done.', ''],
  [{ Message: 4 }, ''],
])('what is said when it is done: %o', (sent, expected) => {
  expect(decodeServerMessage(sent)).toBe(expected);
});

const sent = {
  Id: 401,
  Topic: 'PTE Speaking: Describe Image',
  StartDate: '2026-11-21',
  StartTime: '10:00',
  EndTime: '11:00',
  TeacherName: 'Sophie Laurent',
  TeacherProfilePictureUri: 'https://school.example/sophie.png',
  TotalPresenter: 3,
  ZoomLink: 'https://meet.example/401',
  IsLiveNow: true,
  IsRegistered: true,
  IconSource: 3,
  Icon: '/school/icons/mic.svg',
  Display: true,
};
const OPTIONAL = ['TeacherName', 'TeacherProfilePictureUri', 'ZoomLink', 'Icon', 'Display'];
const bare = Object.fromEntries(Object.entries(sent).filter(([field]) => !OPTIONAL.includes(field)));

describe('a live class of a list (LIV-14, LIV-15)', () => {
  const read = (change: object = {}) =>
    decodeLiveClassPage({ rows: [{ ...sent, ...change }], total: 1 }, decodeContext).rows[0];

  it('is read as a whole', () => {
    expect(read()).toEqual({
      id: 401,
      topic: 'PTE Speaking: Describe Image',
      date: '2026-11-21',
      start: '10:00',
      end: '11:00',
      teacher: 'Sophie Laurent',
      teacherPicture: 'https://school.example/sophie.png',
      otherPresenters: 2,
      link: 'https://meet.example/401',
      liveNow: true,
      registered: true,
      icon: { kind: 'image', url: 'https://main.example/school/icons/mic.svg' },
      shown: true,
    });
  });

  it('without what is optional is read too, and shown', () => {
    expect(decodeNextClasses([{ ...bare, IconSource: 1 }], decodeContext)[0]).toMatchObject({
      teacher: null,
      teacherPicture: null,
      link: null,
      icon: { kind: 'default' },
      shown: true,
    });
  });

  it.each([
    ['Display false hides it', { Display: false }, { shown: false }],
    ['Display null does not', { Display: null }, { shown: true }],
    [
      'the school’s stand-in is no picture',
      { TeacherProfilePictureUri: '/img/default-avatar.png' },
      { teacherPicture: null },
    ],
    ['one presenter is the teacher', { TotalPresenter: 1 }, { otherPresenters: 0 }],
    ['no presenter at all', { TotalPresenter: 0 }, { otherPresenters: 0 }],
    ['presenters not told', { TotalPresenter: null }, { otherPresenters: 0 }],
    ['presenters left out', { TotalPresenter: undefined }, { otherPresenters: 0 }],
    ['presenters by name', { TotalPresenter: 'two' }, { otherPresenters: 0 }],
    ['icon 1 is the default one, whatever it names', { IconSource: 1, Icon: 'fa' }, { icon: { kind: 'default' } }],
    ['icon 2 is a class', { IconSource: 2, Icon: 'fa fa-pen' }, { icon: { kind: 'font', className: 'fa fa-pen' } }],
    ['any other icon too', { IconSource: 7, Icon: 'fa fa-pen' }, { icon: { kind: 'font', className: 'fa fa-pen' } }],
    ['an icon without a name', { IconSource: 3, Icon: '' }, { icon: { kind: 'default' } }],
    ['an icon that leads astray', { Icon: 'javascript:alert(1)' }, { icon: { kind: 'default' } }],
    ['a link of http', { ZoomLink: 'http://meet.example/1' }, { link: 'http://meet.example/1' }],
    ['an icon of http', { Icon: 'http://pictures.example/1.svg' }, { icon: { kind: 'default' } }],
    ['a link that leads astray', { ZoomLink: 'javascript:alert(1)' }, { link: null }],
    ['a picture of no page', { TeacherProfilePictureUri: 'sophie.png' }, { teacherPicture: null }],
    ['an icon source that is none', { IconSource: 'x', Icon: 'a' }, { icon: { kind: 'default' } }],
  ])('%s', (_name, change, expected) => {
    expect(read(change)).toMatchObject(expected);
  });

  it.each([
    ['a date', { StartDate: '21/11/2026' }],
    ['a time', { EndTime: '11 am' }],
    ['an id', { Id: '401' }],
  ])('%s of another form is not understood', (_name, change) => {
    expect(() => read(change)).toThrow(FailureError);
  });
});

it('the next classes may be none', () => {
  expect(decodeNextClasses(null, decodeContext)).toEqual([]);
});

it('the closest class, and the nearest of class and appointment, may be none', () => {
  expect(decodeClosestClass(bare, decodeContext)).toMatchObject({ id: 401 });
  expect(decodeClosestClass(null, decodeContext)).toBeNull();
  const appointment = { Id: 601 };
  expect(decodeNearest({ LiveClassEvent: bare, Appointment: appointment }, decodeContext)).toMatchObject({
    liveClass: { id: 401 },
    appointment,
  });
  expect(decodeNearest({}, decodeContext)).toEqual({ liveClass: null, appointment: undefined });
});

it('of the student’s courses only the ids count', () => {
  expect(decodeLiveClassCourses([{ CoursePublishedId: 7, CourseName: 'A' }, null, { CoursePublishedId: 9 }])).toEqual([
    7, 9,
  ]);
  expect(decodeLiveClassCourses(null)).toEqual([]);
});
