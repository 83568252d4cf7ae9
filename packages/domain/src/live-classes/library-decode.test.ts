import { describe, expect, it } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { decodeLibraryCourses, decodeRecordingPage } from './library-decode.ts';

const sent = {
  Id: 9001,
  VideoName: 'Describe Image: charts',
  VideoDescription: 'Line by line.',
  VideoThumbnail: '/school/thumbnails/charts.svg',
  VideoType: 'YoutubeVideo',
  VideoId: 'M7lc1UVf-VE',
  IsWatched: false,
  Status: 'New',
  DeliveryDate: '2026-11-18',
  HasExpiryDate: true,
  ExpiryDate: '2026-11-28',
};

describe('a recording (LIV-33, LIV-34)', () => {
  const read = (change: object = {}) =>
    decodeRecordingPage({ rows: [{ ...sent, ...change }], total: 1 }, decodeContext).rows[0];

  it('is read as a whole', () => {
    expect(read()).toEqual({
      id: 9001,
      name: 'Describe Image: charts',
      description: 'Line by line.',
      thumbnailUrl: 'https://main.example/school/thumbnails/charts.svg',
      kind: 'youtube',
      videoType: 'YoutubeVideo',
      videoId: 'M7lc1UVf-VE',
      watched: false,
      delivered: '2026-11-18',
      validUntil: '2026-11-28',
    });
  });

  it.each([
    ['watched by the flag', { IsWatched: true }, { watched: true }],
    ['watched by the word', { Status: 'watched' }, { watched: true }],
    ['new by both', { IsWatched: null, Status: 'New' }, { watched: false }],
    ['a word nobody knows', { Status: 'Archived' }, { watched: false }],
    ['hosted', { VideoType: 'AzureVideo' }, { kind: 'hosted' }],
    ['Spotlightr', { VideoType: 'SpotlightrVideo' }, { kind: 'spotlightr' }],
    ['another provider', { VideoType: 'WistiaVideo' }, { kind: 'other' }],
    ['no provider, no id', { VideoType: null, VideoId: null }, { kind: 'other', videoType: '', videoId: '' }],
    ['a date that does not count', { HasExpiryDate: false }, { validUntil: null }],
    ['an expiry without a date', { ExpiryDate: null }, { validUntil: null }],
    ['dates nobody can read', { DeliveryDate: 'soon', ExpiryDate: '1' }, { delivered: null, validUntil: null }],
    ['a thumbnail that leads astray', { VideoThumbnail: 'javascript:alert(1)' }, { thumbnailUrl: null }],
    ['nothing told', { VideoDescription: '', VideoThumbnail: null }, { description: null, thumbnailUrl: null }],
  ])('%s', (_name, change, expected) => {
    expect(read(change)).toMatchObject(expected);
  });

  it('without a name is not understood', () => {
    expect(() => read({ VideoName: null })).toThrow(FailureError);
  });
});

it.each([
  [{ CourseId: 101, CourseName: 'PTE', CourseIcon: null, CourseIconType: 1 }, { kind: 'default' }],
  [{ CourseId: 101, CourseName: 'PTE' }, { kind: 'default' }],
  [
    { CourseId: 101, CourseName: 'PTE', CourseIcon: 'fa fa-mic', CourseIconType: 2 },
    { kind: 'font', className: 'fa fa-mic' },
  ],
  [
    { CourseId: 101, CourseName: 'PTE', CourseIcon: '/i.svg', CourseIconType: 3 },
    { kind: 'image', url: 'https://main.example/i.svg' },
  ],
  [{ CourseId: 101, CourseName: 'PTE', CourseIcon: 'data:x', CourseIconType: 3 }, { kind: 'default' }],
])('a course of the library: %o (LIV-35)', (course, icon) => {
  expect(decodeLibraryCourses([course], decodeContext)).toEqual([{ id: 101, name: 'PTE', icon }]);
});

it('a library without courses', () => {
  expect(decodeLibraryCourses(null, decodeContext)).toEqual([]);
});
