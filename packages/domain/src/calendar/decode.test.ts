import { describe, expect, it } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeBusyDays, decodeAgendaDay as decodeWithContext, decodeCalendarLiveClass } from './decode.ts';
import type { CalendarEventWire, LiveClassDashboardWire } from './wire.ts';

const decodeAgendaDay = (sent: unknown) => decodeWithContext(sent, decodeContext);

const liveClass: LiveClassDashboardWire = {
  id: 401,
  headerText: 'PTE Speaking',
  description: '',
  videoType: 'YOUTUBE_VIDEO',
  videoId: 'abc',
  imageUrl: null,
  dateTime: '2026-11-20T23:00:00Z',
  duration: 60,
  joinUrl: 'https://meet.example.com/401',
  isEnableRegister: false,
  isEnableJoinNow: true,
  isEnableCancel: false,
  isUpgradeNeeded: false,
};

const entry = (type: string, extendedProps: unknown, start = '2026-11-20T23:00:00Z') => ({
  id: `${type}-1`,
  title: 'A title',
  start,
  end: null,
  type,
  extendedProps,
});

describe('a day', () => {
  it('holds live classes, meetings and appointments by start', () => {
    const plan = decodeAgendaDay([
      entry(
        'meeting',
        { topic: 'Check-in', organizerLabel: 'Team', time: '18:00 - 18:30', mode: 'all' },
        '2026-11-21T07:00:00Z',
      ),
      entry('liveclassevent', liveClass),
      entry(
        'appointment',
        {
          id: 601,
          status: 'PENDING',
          displayType: 'Speaking feedback',
          teacher: 'Daniel',
          time: '2026-11-21T03:30:00Z',
          appointmentTypeId: 61,
          courseId: 101,
          teacherId: 71,
        },
        '2026-11-21T03:30:00.500Z',
      ),
    ]);
    expect(plan.items.map(({ kind }) => kind)).toEqual(['liveClass', 'appointment', 'meeting']);
    expect(plan.items[0]).toMatchObject({
      liveClass: { title: 'PTE Speaking', description: null, mayJoin: true, mayRegister: false, minutes: 60 },
    });
    expect(plan.items[1]).toMatchObject({ appointment: { status: 'pending', link: null, passed: false } });
    expect(plan.items[2]).toMatchObject({ meeting: { mode: 'both', mayJoin: false, status: null } });
  });

  it('reads each kind as a whole', () => {
    const read = (type: string, sent: object) => decodeAgendaDay([entry(type, sent)]).items[0];
    const link = 'https://meet.example.com/1';
    const ahead = { ...liveClass, isEnableRegister: true, isEnableCancel: true, isUpgradeNeeded: true };
    expect(read('liveclassevent', { ...ahead, description: 'Six tasks.', imageUrl: '/a.svg' })).toMatchObject({
      key: 'liveclassevent-1',
      title: 'A title',
      liveClass: {
        id: 401,
        title: 'PTE Speaking',
        description: 'Six tasks.',
        videoType: 'YOUTUBE_VIDEO',
        videoId: 'abc',
        imageUrl: 'https://main.example/a.svg',
        starts: new Date('2026-11-20T23:00:00Z'),
        minutes: 60,
        joinUrl: 'https://meet.example.com/401',
        mayRegister: true,
        mayJoin: true,
        mayCancel: true,
        upgradeNeeded: true,
      },
    });
    const meeting = {
      topic: 'Check-in',
      organizerLabel: 'Team',
      time: '18:00 - 18:30',
      agenda: 'Your plan',
      mode: 'online',
      meetingLink: link,
      location: 'Room 4',
      isEnableJoinNow: true,
      status: 'Active',
    };
    expect(read('meeting', meeting)).toMatchObject({
      meeting: {
        topic: 'Check-in',
        organizer: 'Team',
        time: '18:00 - 18:30',
        agenda: 'Your plan',
        mode: 'online',
        link,
        place: 'Room 4',
        mayJoin: true,
        status: 'active',
      },
    });
    expect(read('appointment', { ...appointment, courseName: 'PTE', zoomUrl: link, hasPassed: true })).toMatchObject({
      appointment: {
        id: 601,
        status: 'active',
        type: 'Speaking feedback',
        teacher: 'Daniel',
        starts: new Date('2026-11-21T03:30:00Z'),
        courseName: 'PTE',
        link: { text: link, href: link },
        typeId: 61,
        courseId: 101,
        teacherId: 71,
        passed: true,
        requestedByTeacher: false,
      },
    });
  });

  it('without anything names the next live class', () => {
    const wire: CalendarEventWire = {
      id: 'NoLiveClass-1',
      title: '',
      start: '2026-11-21T13:00:00Z',
      type: 'NoLiveClass',
      extendedProps: { nextLiveClassDate: '2026-11-24' },
    };
    expect(decodeAgendaDay([wire])).toEqual({ items: [], nextLiveClass: '2026-11-24' });
  });

  it('leaves out what it does not know, and reads nothing at all as an empty day', () => {
    expect(decodeAgendaDay([entry('party', {})])).toEqual({ items: [], nextLiveClass: null });
    expect(decodeAgendaDay(null)).toEqual({ items: [], nextLiveClass: null });
  });

  it.each([
    ['as sent', '2026-11-21T01:00:00Z', 60, '2026-11-21T01:00:00.000Z'],
    ['after its minutes where none is sent', null, 30, '2026-11-20T23:30:00.000Z'],
    ['not known without minutes either', null, 0, null],
  ])('ends a live class %s', (_case, end, duration, expected) => {
    const { items } = decodeAgendaDay([{ ...entry('liveclassevent', { ...liveClass, duration }), end }]);
    expect(items[0]?.ends?.toISOString() ?? null).toBe(expected);
  });

  it('has no end and no status where the server sends an empty one (contract 1.7)', () => {
    const { items } = decodeAgendaDay([
      { ...entry('meeting', { topic: 'T', organizerLabel: 'O', time: '', mode: 'ALL', status: '' }), end: '' },
    ]);
    expect(items).toMatchObject([{ ends: null, meeting: { status: null } }]);
  });

  it('shows a status we do not know as it was sent', () => {
    const { items } = decodeAgendaDay([
      entry('meeting', { topic: 'T', organizerLabel: 'O', time: '', mode: 'HYBRID', status: 'Moved' }),
    ]);
    expect(items[0]).toMatchObject({ meeting: { mode: 'unknown', status: { other: 'Moved' } } });
  });

  const appointment = {
    id: 601,
    status: 'Active',
    displayType: 'Speaking feedback',
    teacher: 'Daniel',
    time: '2026-11-21T03:30:00Z',
    appointmentTypeId: 61,
    courseId: 101,
    teacherId: 71,
  };
  it.each([
    ['Speaking feedback', false],
    ['Teacher Request', true],
    ['teacher request ', true],
  ])('knows by its type whether a teacher asked for an appointment (001 §3): %j', (displayType, requestedByTeacher) => {
    const { items } = decodeAgendaDay([entry('appointment', { ...appointment, displayType })]);
    expect(items).toMatchObject([{ appointment: { requestedByTeacher } }]);
  });

  const meeting = { topic: 'T', organizerLabel: 'O', time: '', mode: 'ALL' };
  it.each<[sent: string | null, href: string | null, image?: string | null]>([
    ['https://meet.example.com/1', 'https://meet.example.com/1'],
    ['http://meet.example.com/1', 'http://meet.example.com/1', null],
    ['/meet/1', 'https://main.example/meet/1'],
    ['javascript:alert(1)', null],
    [null, null],
  ])('leads only where the portal may lead (contract 1.7): %j', (sent, href, image = href) => {
    const { items } = decodeAgendaDay([
      entry('liveclassevent', { ...liveClass, joinUrl: sent, imageUrl: sent }),
      entry('meeting', { ...meeting, meetingLink: sent, location: sent }),
      entry('appointment', { ...appointment, zoomUrl: sent }),
    ]);
    expect(items).toMatchObject([
      { liveClass: { joinUrl: href, imageUrl: image } },
      { meeting: { link: href, place: sent } },
      { appointment: { link: sent === null ? null : { text: sent, href } } },
    ]);
  });

  it.each([
    ['a start that is no moment', [entry('liveclassevent', liveClass, 'soon')]],
    ['a class without its fields', [entry('liveclassevent', { id: 1 })]],
    ['a next live class on no day', [entry('NoLiveClass', { nextLiveClassDate: 'Tuesday' })]],
    ['no list', { rows: [] }],
  ])('is not understood with %s', (_name, sent) => {
    expect(() => decodeAgendaDay(sent)).toThrow('notUnderstood');
  });
});

it('a live class’s address and picture are there only where they may be followed', () => {
  const read = (sent: object) => decodeCalendarLiveClass({ ...liveClass, ...sent }, decodeContext);
  expect(read({ imageUrl: '/pictures/a.svg' })).toMatchObject({
    imageUrl: 'https://main.example/pictures/a.svg',
    joinUrl: 'https://meet.example.com/401',
  });
  const astray = 'javascript:alert(1)';
  expect(read({ imageUrl: astray, joinUrl: astray })).toMatchObject({ imageUrl: null, joinUrl: null });
});

it.each([null, undefined])('flags and texts of a live class that are %s are off and none (contract 1.7)', (none) => {
  const flags = ['isEnableRegister', 'isEnableJoinNow', 'isEnableCancel', 'isUpgradeNeeded'];
  const texts = ['description', 'videoType', 'videoId', 'imageUrl', 'joinUrl'];
  const sent = Object.fromEntries([...flags, ...texts].map((name) => [name, none]));
  expect(decodeCalendarLiveClass({ ...liveClass, ...sent }, decodeContext)).toEqual({
    id: 401,
    title: 'PTE Speaking',
    description: null,
    videoType: null,
    videoId: null,
    imageUrl: null,
    starts: new Date('2026-11-20T23:00:00Z'),
    minutes: 60,
    joinUrl: null,
    mayRegister: false,
    mayJoin: false,
    mayCancel: false,
    upgradeNeeded: false,
  });
});

it('a live class that is gone is null', () => {
  expect(decodeCalendarLiveClass(null, decodeContext)).toBeNull();
  expect(decodeCalendarLiveClass(liveClass, decodeContext)?.id).toBe(401);
});

it('busy days are numbers; none at all is none', () => {
  expect(decodeBusyDays([21, 22])).toEqual([21, 22]);
  expect(decodeBusyDays(null)).toEqual([]);
});
