import type { CalendarEventWire, MeetingWire } from '@portal/domain/calendar';
import { atSchool as at } from '../backend/clock.ts';
import type { MockAppointment, MockClass } from '../backend/model.ts';

const classBase = {
  videoType: null,
  videoId: null,
  imageUrl: null,
  teacherPicture: null,
  presenters: 1,
  course: 0,
  icon: { source: 1, value: null },
  joinUrl: 'https://meet.example.com/live/401',
  seats: 40,
  taken: 12,
  registered: [] as number[],
  clash: null,
  upgradeNeeded: false,
};

/** The recurring classes: topic, teacher, course, minutes, presenters. */
const timetable = [
  ['PTE Reading: Fill in the Blanks', 'Sophie Laurent', 101, 60, 1],
  ['Speaking lab: fluency and pronunciation for PTE and IELTS candidates', 'Daniel Okafor', 0, 90, 3],
  ['Grammar clinic: articles', 'Marcus Webb', 0, 45, 1],
  ['IELTS Listening: maps and plans', 'Priya Raman', 102, 60, 1],
  ['TOEFL Writing: the integrated task', 'Hannah Weiss', 104, 60, 2],
  ['OET Writing: referral letters', 'Priya Raman', 103, 75, 1],
  ['PTE Writing: Summarise Written Text', 'Daniel Okafor', 101, 60, 1],
  ['Study plan: ask a teacher', null, 0, 30, 1],
] as const;

const icons = [
  { source: 1, value: null },
  { source: 2, value: 'fa fa-microphone' },
  { source: 3, value: '/school/icons/class.svg' },
];

/** Teachers with a picture; the others show initials, or the default avatar. */
const pictures = new Map<string | null, string>([
  ['Sophie Laurent', '/school/icons/sophie.svg'],
  ['Marcus Webb', '/school/icons/default-avatar.png'],
]);

const TIMETABLED = 60;
/** The day of the first timetabled class, counted from today: after the week that the dashboard shows. */
const FIRST_DAY = 8;

/** Sixty classes in the coming weeks, each at another time. */
function timetabled(today: string): MockClass[] {
  return Array.from({ length: TIMETABLED }, (_, i): MockClass => {
    const [topic, teacher, course, minutes, presenters] = timetable[i % timetable.length] ?? timetable[0];
    return {
      ...classBase,
      id: 410 + i,
      topic,
      description: null,
      starts: at(today, FIRST_DAY + Math.floor(i / 2), i % 2 === 0 ? '10:00' : '18:30'),
      minutes,
      teacher,
      teacherPicture: pictures.get(teacher) ?? null,
      presenters,
      course,
      icon: icons[i % icons.length] ?? classBase.icon,
      joinUrl: `https://meet.example.com/live/${410 + i}`,
      registered: i === 6 || i === 9 ? [5001] : [],
    };
  });
}

/** The live classes around `today`. */
export function liveClassesOf(today: string): MockClass[] {
  return [
    {
      ...classBase,
      id: 401,
      topic: 'PTE Speaking: Describe Image',
      description:
        '<p>Six images in forty minutes. Bring a <strong>headset</strong> and your notes on <em>linking phrases</em>.</p><ul><li>Plan in 25 seconds</li><li>Speak for 40</li></ul>',
      videoType: 'YOUTUBE_VIDEO',
      videoId: 'M7lc1UVf-VE',
      starts: at(today, 0, '10:00'),
      minutes: 60,
      teacher: 'Sophie Laurent',
      // Mei, so that one of her classes is live now.
      registered: [5001],
    },
    {
      ...classBase,
      id: 402,
      topic: 'IELTS Writing Task 2: planning in five minutes',
      description: '<p>From question to outline, with three sample prompts.</p>',
      imageUrl: '/school/icons/oet.svg',
      starts: at(today, 0, '20:00'),
      minutes: 45,
      teacher: 'Daniel Okafor',
      presenters: 3,
    },
    {
      ...classBase,
      id: 403,
      topic: 'OET role plays for nurses',
      description: null,
      starts: at(today, 1, '09:30'),
      minutes: 60,
      teacher: 'Priya Raman',
      seats: 12,
      taken: 12,
    },
    {
      ...classBase,
      id: 404,
      topic: 'PTE Listening: Write from Dictation',
      description: '<p>Short sentences, long memory: techniques that hold under pressure.</p>',
      starts: at(today, 1, '14:00'),
      minutes: 60,
      teacher: 'Sophie Laurent',
      clash: 'You are already registered for another class at this time.',
    },
    {
      ...classBase,
      id: 405,
      topic: 'Mock test clinic',
      description: '<p>Your last mock test, question by question.</p>',
      starts: at(today, 3, '18:30'),
      minutes: 90,
      teacher: 'Daniel Okafor',
      upgradeNeeded: true,
    },
    {
      ...classBase,
      id: 406,
      topic: 'TOEFL Speaking: one-minute answers',
      description: '<p>Structure, pace and recovery.</p>',
      starts: at(today, 4, '17:00'),
      minutes: 60,
      teacher: 'Hannah Weiss',
      registered: [5001],
    },
    ...timetabled(today),
  ];
}

const meeting: MeetingWire = {
  topic: 'Study check-in',
  organizerLabel: 'Academic team',
  time: '18:00 - 18:30',
  agenda: 'Where you stand, what is next, and what gets in the way.',
  mode: 'FACETOFACE',
  meetingLink: null,
  location: 'Room 4, Level 2',
  isEnableJoinNow: false,
  status: 'Active',
};

function meetingEntry(id: number, start: string, minutes: number, props: MeetingWire): CalendarEventWire {
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return { id: `meeting-${id}`, title: props.topic, start, end, type: 'meeting', extendedProps: props };
}

/** A student's meetings in the week from `today`. */
export function meetingsOf(today: string): CalendarEventWire[] {
  return [
    meetingEntry(501, at(today, 0, '18:00'), 30, meeting),
    meetingEntry(502, at(today, 2, '11:00'), 60, {
      ...meeting,
      topic: 'Exam day: what to bring',
      time: '11:00 - 12:00',
      mode: 'ONLINE',
      meetingLink: 'https://meet.example.com/m/502',
      location: null,
    }),
    meetingEntry(503, at(today, 2, '16:00'), 45, {
      ...meeting,
      topic: 'Speaking circle',
      time: '16:00 - 16:45',
      mode: 'ALL',
      meetingLink: 'https://meet.example.com/m/503',
      location: 'Library, ground floor',
    }),
  ];
}

const appointment: Omit<MockAppointment, 'id' | 'starts'> = {
  typeId: 61,
  type: 'Speaking feedback',
  teacherId: 71,
  teacher: 'Daniel Okafor',
  courseId: 101,
  courseName: 'PTE Academic in 6 weeks',
  minutes: 30,
  status: 'Active',
  joinUrl: 'https://meet.example.com/a/601',
};

/** A student's appointments around `today`. */
export function appointmentsOf(today: string): MockAppointment[] {
  return [
    { ...appointment, id: 601, starts: at(today, 0, '14:30') },
    { ...appointment, id: 602, starts: at(today, 0, '08:00'), status: 'Completed' },
    {
      ...appointment,
      id: 603,
      type: 'Writing feedback',
      typeId: 62,
      teacher: 'Sophie Laurent',
      teacherId: 72,
      starts: at(today, 2, '09:00'),
      status: 'Pending',
      joinUrl: null,
    },
    { ...appointment, id: 604, starts: at(today, 5, '15:00'), joinUrl: null },
  ];
}
