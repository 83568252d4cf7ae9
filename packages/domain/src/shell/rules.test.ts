import { describe, expect, test } from 'vitest';
import { BAR_ENTRIES, hasPermission, showsBell, showsLibrary, showsMessages, visibleEntries } from './rules.ts';
import { MENU } from '../screens/specification.fixture.ts';

/** NAV-08: the entries that may be missing. */
const OPTIONAL = ['liveClasses', 'videos', 'meetings', 'events'];

/** NAV-12 and NAV-14: both the school's lock and the server's flag. */
const LOCK_AND_FLAG = { 'on on': true, 'on off': false, 'off on': false, 'off off': false } as const;

/** NAV-13, NAV-15, NAV-20, NAV-21: what each permission list grants; null = role-based access is off. */
const PERMISSIONS: { held: string[] | null; videos: boolean; events: boolean; messages: boolean }[] = [
  { held: null, videos: true, events: true, messages: true },
  { held: [], videos: false, events: false, messages: false },
  { held: ['all:menu'], videos: true, events: true, messages: true },
  { held: ['edit:coursevideos'], videos: true, events: false, messages: false },
  { held: ['edit:events'], videos: false, events: true, messages: false },
  { held: ['edit:message'], videos: false, events: false, messages: true },
  {
    held: ['edit:course', 'edit:studyschedule', 'edit:studypathway', 'edit:liveclasslibrary'],
    videos: false,
    events: false,
    messages: false,
  },
  { held: ['edit:course', 'edit:events', 'edit:coursevideos'], videos: true, events: true, messages: false },
  { held: ['coursevideos', 'edit:coursevideo', 'menu'], videos: false, events: false, messages: false },
];

const BOTH = [true, false];
const word = (on: boolean) => (on ? 'on' : 'off');
const table = BOTH.flatMap((liveLock) =>
  BOTH.flatMap((meetingLock) =>
    BOTH.flatMap((eventLock) =>
      BOTH.flatMap((liveFlag) =>
        BOTH.flatMap((meetingFlag) =>
          BOTH.flatMap((videoFlag) =>
            PERMISSIONS.map((permission) => ({
              liveLock,
              meetingLock,
              eventLock,
              liveFlag,
              meetingFlag,
              videoFlag,
              permission,
            })),
          ),
        ),
      ),
    ),
  ),
);

describe('the menu (000 §2.7), every combination of locks, flags and permissions', () => {
  test('is a table of 576 rows', () => {
    expect(table).toHaveLength(2 ** 6 * 9);
  });

  test.each(table)(
    'locks $liveLock $meetingLock $eventLock, flags $liveFlag $meetingFlag $videoFlag, permissions $permission.held',
    ({ liveLock, meetingLock, eventLock, liveFlag, meetingFlag, videoFlag, permission }) => {
      const shown: Record<string, boolean> = {
        liveClasses: LOCK_AND_FLAG[`${word(liveLock)} ${word(liveFlag)}`],
        meetings: LOCK_AND_FLAG[`${word(meetingLock)} ${word(meetingFlag)}`],
        videos: videoFlag && permission.videos,
        events: eventLock && permission.events,
      };
      const entries = visibleEntries({
        locks: { notifications: false, liveClasses: liveLock, teacherMeetings: meetingLock, events: eventLock },
        flags: { liveClasses: liveFlag, teacherMeetings: meetingFlag, videos: videoFlag },
        permissions: permission.held,
      });
      // NAV-08: in the order of the specification.
      const inOrder = MENU.map(([entry = '']) => entry);
      expect(entries).toEqual(inOrder.filter((entry) => !OPTIONAL.includes(entry) || shown[entry]));
    },
  );

  test('has three entries in the bar (NAV-10)', () => {
    expect(BAR_ENTRIES).toBe(3);
  });
});

test.each([
  ['edit:events', ['EDIT:EVENTS'], true],
  ['edit:events', ['All:Menu'], true],
  ['edit:events', ['edit:events '], false],
  ['edit:message', ['edit:events'], false],
] as const)('%s with %j held: %s', (permission, held, expected) => {
  expect(hasPermission(held, permission)).toBe(expected);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('the bell, switched on %s, student archived %s: shown %s (NAV-16)', (notifications, archived, expected) => {
  expect(showsBell({ notifications }, archived)).toBe(expected);
});

test.each(PERMISSIONS)('the messages icon with permissions $held: $messages (NAV-17)', ({ held, messages }) => {
  expect(showsMessages(true, held)).toBe(messages);
  expect(showsMessages(false, held)).toBe(false);
});

/** LIV-08 and OPEN-32: every combination of the server's flag and the school's lock with what grants the permission. */
const LIBRARY_PERMISSIONS: [string[] | null, boolean][] = [
  [null, true],
  [[], false],
  [['all:menu'], true],
  [['LiveClassLibrary'], true],
  [['liveclasslibrary'], true],
  [['edit:liveclasslibrary'], true],
  [['EDIT:LiveClassLibrary'], true],
  [['edit:events', 'LIVECLASSLIBRARY'], true],
  [['edit:coursevideos', 'edit:events', 'edit:message'], false],
  [['liveclass', 'edit:liveclass', 'library'], false],
];
const libraryTable = BOTH.flatMap((flag) =>
  BOTH.flatMap((lock) => LIBRARY_PERMISSIONS.map(([permissions, granted]) => ({ flag, lock, permissions, granted }))),
);

test.each(libraryTable)('the library: flag $flag, lock $lock, permissions $permissions', (row) => {
  const { granted, ...facts } = row;
  expect(showsLibrary(facts)).toBe(facts.flag && facts.lock && granted);
});

test.each(['edit:message', 'edit:coursevideos', 'edit:events'] as const)(
  'the library’s permission grants nothing else: %s',
  (permission) => {
    expect(hasPermission(['LiveClassLibrary', 'edit:liveclasslibrary'], permission)).toBe(false);
  },
);
