import { decodeDashboardVideos, type DashboardVideoWire } from '@portal/domain/videos';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';

const base: DashboardVideoWire = {
  CourseName: 'PTE Academic in 6 weeks',
  DiagnosticTestName: null,
  ChannelId: 'PLschoolReadAloud01',
  ChannelThumbnail: null,
  ChannelTitle: 'Read Aloud: pace and stress',
  IsVideoChannel: true,
};
/** Videos of the dashboard by name, as the server sends them. */
export const videoWires = {
  channel: base,
  single: {
    ...base,
    ChannelId: 'schoolDI025',
    ChannelTitle: 'Describe Image in 25 seconds',
    IsVideoChannel: false,
  },
  thumbnail: {
    ...base,
    CourseName: 'IELTS Academic: Writing Task 2',
    ChannelId: 'PLschoolEssay01',
    ChannelThumbnail: '/school/thumbnails/essay.svg',
    ChannelTitle: 'Essay structure that works',
  },
  diagnosticTest: {
    ...base,
    CourseName: null,
    DiagnosticTestName: 'PTE diagnostic test',
    ChannelId: 'schoolDT001',
    ChannelTitle: 'What your first score means',
    IsVideoChannel: false,
  },
  longTexts: {
    ...base,
    CourseName:
      'Canadian English Language Proficiency practice: speaking, listening, reading and writing for permanent residency applicants',
    ChannelId: 'PLschoolLong01',
    ChannelTitle:
      'Answering follow-up questions about your hometown, your studies and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch without running out of breath',
  },
  chinese: {
    ...base,
    CourseName: 'PTE 学术类：六周备考课程',
    ChannelId: 'PLschoolZh01',
    ChannelTitle: '朗读题：语速与重音',
  },
  broken: {
    ...base,
    ChannelId: 'not an id',
    ChannelTitle: 'Repeat Sentence: what to write down',
    IsVideoChannel: false,
  },
  goneThumbnail: {
    ...base,
    ChannelId: 'PLschoolGone01',
    ChannelThumbnail: '/school/thumbnails/gone',
    ChannelTitle: 'Summarise Spoken Text, step by step',
  },
} as const satisfies Record<string, DashboardVideoWire>;

/** The decoded videos. */
export const videos = mapped(videoWires, (wire) => decodeDashboardVideos([wire], fixtureContext)[0]);

/** The list of a student with videos: channels and single videos, with and without a thumbnail, one broken. */
export const everyVideoWire: DashboardVideoWire[] = [
  videoWires.channel,
  videoWires.single,
  videoWires.thumbnail,
  videoWires.diagnosticTest,
  videoWires.broken,
];
