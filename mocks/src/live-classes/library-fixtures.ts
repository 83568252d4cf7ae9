import { decodeLibraryCourses, decodeRecordingPage, type LibraryItemWire } from '@portal/domain/live-classes';
import { addDays } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';

const base: LibraryItemWire = {
  Id: 9001,
  VideoName: 'PTE Speaking: Describe Image',
  VideoDescription:
    'Six images in forty minutes: what to say first, how to link two numbers, and how to end before the microphone does.',
  VideoThumbnail: '/school/thumbnails/describe-image.svg',
  VideoType: 'YoutubeVideo',
  VideoId: 'M7lc1UVf-VE',
  IsWatched: false,
  Status: 'New',
  DeliveryDate: null,
  HasExpiryDate: false,
  ExpiryDate: null,
};

const watched = { IsWatched: true, Status: 'Watched' };
const until = (date: string) => ({ HasExpiryDate: true, ExpiryDate: date });

/** Recordings by name, as the server sends them on this day. */
const recordingWires = (today: string) =>
  ({
    fresh: { ...base, DeliveryDate: addDays(today, -1), ...until(addDays(today, 60)) },
    hosted: {
      ...base,
      ...watched,
      Id: 9002,
      VideoName: 'Writing Task 2: planning in five minutes',
      VideoDescription: 'From question to outline, with three sample prompts.',
      VideoThumbnail: null,
      VideoType: 'AzureVideo',
      VideoId: 'https://media.example.com/planning.mp4',
      DeliveryDate: addDays(today, -9),
    },
    expiring: {
      ...base,
      Id: 9003,
      VideoName: 'Listening: Write from Dictation',
      VideoDescription: null,
      VideoThumbnail: null,
      VideoType: 'SpotlightrVideo',
      VideoId: 'MTQwMzE1Mg==',
      DeliveryDate: addDays(today, -20),
      ...until(addDays(today, 3)),
    },
    lastDay: {
      ...base,
      ...watched,
      Id: 9004,
      VideoName: 'Mock test clinic: question by question',
      VideoDescription: 'Where the points were, and where they went.',
      VideoThumbnail: '/school/thumbnails/gone',
      DeliveryDate: addDays(today, -30),
      ...until(today),
    },
    embedded: {
      ...base,
      Id: 9005,
      VideoName: 'Reading: reorder paragraphs',
      VideoDescription: 'Signals that tell what comes next.',
      VideoThumbnail: null,
      VideoType: 'WistiaVideo',
      VideoId: 'https://fast.wistia.net/embed/iframe/e4a27b971d',
      DeliveryDate: addDays(today, -33),
    },
    broken: {
      ...base,
      Id: 9006,
      VideoName: 'Repeat Sentence: what to write down',
      VideoDescription: null,
      VideoThumbnail: null,
      VideoType: 'AzureVideo',
      VideoId: 'not an address',
      DeliveryDate: addDays(today, -40),
    },
    longTexts: {
      ...base,
      Id: 9007,
      VideoName:
        'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: long place names in listening tests and how to write them down without losing your breath',
      VideoDescription: 'A description may go on for a while, and still be worth its reading. '.repeat(6).trim(),
      VideoThumbnail: null,
      DeliveryDate: addDays(today, -41),
      ...until(addDays(today, 7)),
    },
    chinese: {
      ...base,
      Id: 9008,
      VideoName: 'PTE 口语：看图说话的开头与结尾',
      VideoDescription: '老师用六张图片示范怎样在 25 秒内想好开头、数据和结尾，并回答学生的提问。',
      DeliveryDate: addDays(today, -2),
      ...until(addDays(today, 5)),
    },
  }) satisfies Record<string, LibraryItemWire>;

const earlier = [
  'Read Aloud: pace and stress',
  'Re-tell Lecture: notes that help',
  'Essay: two sides in twenty minutes',
  'Summarise Spoken Text, step by step',
  'Vocabulary of the week',
];

/** Weekly recordings of the past, so that a list has several pages. */
function earlierRecordings(today: string): LibraryItemWire[] {
  return Array.from({ length: 18 }, (_, i) => ({
    ...base,
    ...(i % 3 === 0 ? {} : watched),
    Id: 9100 + i,
    VideoName: `${earlier[i % earlier.length] ?? ''} (week ${30 - i})`,
    VideoDescription: i % 2 === 0 ? 'The class of that week, with the questions of those who were there.' : null,
    VideoThumbnail: i % 4 === 0 ? `/school/thumbnails/week-${30 - i}.svg` : null,
    DeliveryDate: addDays(today, -45 - 7 * i),
  }));
}

/** The library of a course on a day. */
export function recordingsOf(course: number, today: string): LibraryItemWire[] {
  const { chinese, longTexts, ...others } = recordingWires(today);
  if (course === 101) return [...Object.values(others), ...earlierRecordings(today)];
  if (course === 102) return [{ ...others.hosted, Id: 9201 }, longTexts];
  return course === 109 ? [chinese] : [];
}

/** The decoded recordings, on the day of every story. */
export const recordings = mapped(
  recordingWires('2026-11-21'),
  (wire) => decodeRecordingPage({ rows: [wire], total: 1 }, fixtureContext).rows[0],
);

/** Courses with recordings: without an icon, with one of the icon font, and with a picture. */
export const libraryCourses = decodeLibraryCourses(
  [
    { CourseId: 101, CourseName: 'PTE Academic in 6 weeks', CourseIcon: 'fa fa-microphone', CourseIconType: 2 },
    { CourseId: 102, CourseName: 'IELTS Academic: Writing Task 2', CourseIcon: null, CourseIconType: 1 },
    {
      CourseId: 103,
      CourseName: 'OET 2.0 for nurses: role plays',
      CourseIcon: '/school/icons/oet.svg',
      CourseIconType: 3,
    },
  ],
  fixtureContext,
);
