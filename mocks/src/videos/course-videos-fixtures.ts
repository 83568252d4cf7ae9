import { decodeCourseVideos, type CourseVideoWire } from '@portal/domain/videos';
import { mapped } from '../fixtures/mapped.ts';

const base: CourseVideoWire = {
  Id: 801,
  CourseName: 'PTE Academic in 6 weeks',
  CoursePublishedId: 101,
  DiagnosticTestId: null,
  VideoChannel: 1,
  IsVideoChannel: true,
  ChannelId: 'PLschoolReadAloud01',
};

/** Videos of courses by name, as the server sends them. */
export const courseVideoWires = {
  channel: base,
  embedded: {
    ...base,
    Id: 802,
    CourseName: 'IELTS Academic: Writing Task 2',
    CoursePublishedId: 102,
    VideoChannel: 2,
    IsVideoChannel: false,
    ChannelId: null,
  },
  broken: {
    ...base,
    Id: 803,
    CourseName: 'OET 2.0 for nurses: role plays',
    CoursePublishedId: 103,
    IsVideoChannel: false,
    ChannelId: null,
  },
  address: {
    ...base,
    Id: 804,
    CourseName: 'TOEFL iBT listening',
    CoursePublishedId: 104,
    VideoChannel: null,
    IsVideoChannel: false,
    ChannelId: null,
  },
  diagnosticTest: {
    ...base,
    Id: 805,
    CourseName: 'PTE diagnostic test',
    CoursePublishedId: null,
    DiagnosticTestId: 301,
    VideoChannel: 3,
    IsVideoChannel: false,
    ChannelId: null,
  },
  brokenChannel: { ...base, Id: 806, CourseName: 'PTE Core: summarise spoken text', ChannelId: 'not an id' },
  longTexts: {
    ...base,
    Id: 807,
    CourseName:
      'Canadian English Language Proficiency practice: answering questions about Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
  chinese: { ...base, Id: 808, CourseName: 'PTE 学术类：六周备考课程' },
} as const satisfies Record<string, CourseVideoWire>;

/** The decoded videos of courses. */
export const courseVideos = mapped(courseVideoWires, (wire) => decodeCourseVideos([wire])[0]);

/** The videos of all courses and tests; a student gets those of the active ones. */
export const everyCourseVideoWire: CourseVideoWire[] = [
  courseVideoWires.channel,
  courseVideoWires.embedded,
  courseVideoWires.broken,
  courseVideoWires.address,
  courseVideoWires.diagnosticTest,
];

/** Embed codes by published course id, in every form of the contract; '' = broken. */
export const embedCodes: Readonly<Record<number, string>> = {
  102: '<div class="player"><iframe src="https://fast.wistia.net/embed/iframe/e4a27b971d?videoFoam=true" width="640" height="360" allowfullscreen></iframe></div>',
  103: '',
  104: 'https://player.example.com/video/76979871',
};

/** Embed codes by diagnostic test id. */
export const testEmbedCodes: Readonly<Record<number, string>> = {
  301: '<iframe src="https://videos.cdn.spotlightr.com/watch/MTQwMzE1Mg==" allow="autoplay"></iframe>',
};
