import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { decodeCourseVideos, decodeDashboardVideos, decodeVideoEmbed } from './decode.ts';

const sent = {
  CourseName: 'PTE Academic',
  DiagnosticTestName: null,
  ChannelId: 'PLabc',
  ChannelThumbnail: '/thumbnails/a.jpg',
  ChannelTitle: 'Read Aloud: pace and stress',
  IsVideoChannel: true,
};

test('a channel is read (DSH-37)', () => {
  expect(decodeDashboardVideos([sent], decodeContext)).toEqual([
    {
      id: '0-PLabc',
      title: 'Read Aloud: pace and stress',
      about: 'PTE Academic',
      thumbnailUrl: 'https://main.example/thumbnails/a.jpg',
      source: { kind: 'frame', src: 'https://www.youtube.com/embed/videoseries?list=PLabc' },
    },
  ]);
});

test('a channel named twice is two', () => {
  expect(decodeDashboardVideos([sent, sent], decodeContext).map(({ id }) => id)).toEqual(['0-PLabc', '1-PLabc']);
});

test.each([
  [
    'a single video',
    { IsVideoChannel: false },
    { source: { kind: 'frame', src: 'https://www.youtube.com/embed/PLabc' } },
  ],
  ['no word on being a channel', { IsVideoChannel: null }, { source: { src: 'https://www.youtube.com/embed/PLabc' } }],
  ['a diagnostic test', { CourseName: null, DiagnosticTestName: 'PTE test' }, { about: 'PTE test' }],
  ['an empty course name', { CourseName: '', DiagnosticTestName: 'PTE test' }, { about: 'PTE test' }],
  ['neither name', { CourseName: null }, { about: null }],
  ['no thumbnail', { ChannelThumbnail: '' }, { thumbnailUrl: null }],
  ['a thumbnail of null', { ChannelThumbnail: null }, { thumbnailUrl: null }],
  ['a thumbnail that leads astray', { ChannelThumbnail: 'javascript:alert(1)' }, { thumbnailUrl: null }],
  ['an id that is none', { ChannelId: 'a/b' }, { source: { kind: 'broken' } }],
  ['an empty id', { ChannelId: '' }, { source: { kind: 'broken' } }],
])('%s', (_name, row, expected) => {
  expect(decodeDashboardVideos([{ ...sent, ...row }], decodeContext)[0]).toMatchObject(expected);
});

test.each([[null], [[]], [undefined]])('%j is no videos', (answer) => {
  expect(decodeDashboardVideos(answer, decodeContext)).toEqual([]);
});

test.each([
  ['a title that is none', [{ ...sent, ChannelTitle: null }]],
  ['an id that is a number', [{ ...sent, ChannelId: 5 }]],
  ['an object', { rows: [sent] }],
])('%s is not understood', (_name, answer) => {
  expect(() => decodeDashboardVideos(answer, decodeContext)).toThrow(FailureError);
});

describe('active courses with videos (VID-04, VID-06)', () => {
  const course = {
    Id: 801,
    CourseName: 'PTE Academic in 6 weeks',
    CoursePublishedId: 101,
    DiagnosticTestId: null,
    VideoChannel: 1,
    IsVideoChannel: false,
    ChannelId: null,
  };
  const channel = { ...course, IsVideoChannel: true, ChannelId: 'PLabc' };
  const frame = (src: string) => ({ kind: 'channel', source: { kind: 'frame', src } });

  test('one is read', () => {
    expect(decodeCourseVideos([course])).toEqual([
      {
        id: '801-101-',
        name: 'PTE Academic in 6 weeks',
        content: { kind: 'video', owner: { kind: 'course', id: 101 } },
      },
    ]);
  });

  test.each([
    [
      'a diagnostic test',
      { ...course, CoursePublishedId: null, DiagnosticTestId: 301 },
      { owner: { kind: 'diagnosticTest', id: 301 } },
    ],
    ['neither', { ...course, CoursePublishedId: null }, { kind: 'video', owner: null }],
    ['no word on being a channel', { ...course, IsVideoChannel: null }, { kind: 'video', owner: { id: 101 } }],
    ['a channel of YouTube', channel, frame('https://www.youtube.com/embed/videoseries?list=PLabc')],
    [
      'a channel of nobody',
      { ...channel, VideoChannel: null },
      frame('https://www.youtube.com/embed/videoseries?list=PLabc'),
    ],
    [
      'a channel of somebody else',
      { ...channel, VideoChannel: 9 },
      frame('https://www.youtube.com/embed/videoseries?list=PLabc'),
    ],
    ['a channel of Wistia', { ...channel, VideoChannel: 2 }, frame('https://fast.wistia.net/embed/iframe/PLabc')],
    [
      'a channel of Spotlightr',
      { ...channel, VideoChannel: 3 },
      frame('https://videos.cdn.spotlightr.com/watch/PLabc'),
    ],
    ['a channel without an id', { ...channel, ChannelId: null }, { kind: 'channel', source: { kind: 'broken' } }],
  ])('%s', (_name, sent, content) => {
    expect(decodeCourseVideos([sent])[0]?.content).toMatchObject(content);
  });

  test('each has an id of its own, also where a server numbers courses and tests alike', () => {
    const owners = [
      { CoursePublishedId: 101 },
      { CoursePublishedId: 102 },
      { CoursePublishedId: null, DiagnosticTestId: 301 },
      { CoursePublishedId: null, DiagnosticTestId: 302 },
      { CoursePublishedId: null, DiagnosticTestId: 101 },
    ];
    const ids = decodeCourseVideos(owners.map((owner) => ({ ...course, ...owner }))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(owners.length);
  });

  test.each([[null], [[]]])('%j is none (VID-02)', (sent) => {
    expect(decodeCourseVideos(sent)).toEqual([]);
  });

  test('one without a name is not understood', () => {
    expect(() => decodeCourseVideos([{ ...course, CourseName: null }])).toThrow(FailureError);
  });
});

test.each([
  ['https://youtu.be/abc', { kind: 'frame', src: 'https://www.youtube.com/embed/abc' }],
  ['', { kind: 'broken' }],
  [null, { kind: 'broken' }],
])('the embed code %j', (sent, source) => {
  expect(decodeVideoEmbed(sent)).toEqual(source);
});

test('an embed code that is no text is not understood', () => {
  expect(() => decodeVideoEmbed({ src: 'https://youtu.be/abc' })).toThrow(FailureError);
});
