import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoSource, type VideoProvider } from './video-source.ts';

const broken = { kind: 'broken' };
const frame = (src: string) => ({ kind: 'frame', src });
const file = (src: string) => ({ kind: 'file', src });

describe('where a video is played (contract 4.3)', () => {
  test.each<[string, VideoProvider, string, object]>([
    ['a YouTube video', 'youtube', 'dQw4w9WgXcQ', frame('https://www.youtube.com/embed/dQw4w9WgXcQ')],
    ['a YouTube id with signs', 'youtube', '-_w4w9WgXcQ', frame('https://www.youtube.com/embed/-_w4w9WgXcQ')],
    ['a channel', 'youtubeChannel', 'PLx_1-2', frame('https://www.youtube.com/embed/videoseries?list=PLx_1-2')],
    ['Wistia', 'wistia', 'e4a27b971d', frame('https://fast.wistia.net/embed/iframe/e4a27b971d')],
    ['Spotlightr', 'spotlightr', 'MTQwMzE1Mg==', frame('https://videos.cdn.spotlightr.com/watch/MTQwMzE1Mg==')],
    ['a hosted video', 'hosted', 'https://cdn.example/a.mp4?s=1', file('https://cdn.example/a.mp4?s=1')],
    ['a hosted video on plain http', 'hosted', 'http://localhost:4000/a.mp4', file('http://localhost:4000/a.mp4')],
    ['another provider', 'embed', 'https://player.vimeo.com/video/1', frame('https://player.vimeo.com/video/1')],
  ])('%s', (_name, provider, id, expected) => {
    expect(videoSource(provider, id)).toEqual(expected);
  });
});

describe('a broken link (VID-03)', () => {
  const NO_IDS = [
    null,
    '',
    ' ',
    '../x',
    'a/b',
    'a?b=1',
    'a&list=x',
    'a#b',
    'a b',
    'a"b',
    'a%2e',
    'é',
    '=',
    'a===',
    'x\n',
  ];
  test.each<VideoProvider>(['youtube', 'youtubeChannel', 'wistia', 'spotlightr'])(
    'every id that is none of %s',
    (one) => {
      for (const id of [...NO_IDS, 'https://evil.example', 'javascript:alert(1)', 'a'.repeat(101)]) {
        expect([id, videoSource(one, id)]).toEqual([id, broken]);
      }
    },
  );

  const NO_ADDRESSES = [
    null,
    '',
    'a',
    '/a.mp4',
    '//evil.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a',
  ];
  test.each<VideoProvider>(['hosted', 'embed'])('every address that is none for %s', (one) => {
    for (const id of [...NO_ADDRESSES, 'https://', 'https://me:secret@a.example/']) {
      expect([id, videoSource(one, id)]).toEqual([id, broken]);
    }
  });

  test('a player on plain http', () => {
    expect(videoSource('embed', 'http://player.example/1')).toEqual(broken);
  });
});

test('no id leads away from its provider', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '..',
    ':',
    '@',
    '?',
    '&',
    '#',
    '=',
    '%2f',
    'evil.example',
    'abc',
    '\t',
    '\n',
  );
  const crafted = fc.array(pieces, { maxLength: 8 }).map((some) => some.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), crafted), (id) => {
      const source = videoSource('youtube', id);
      if (source.kind === 'broken') return;
      expect(source.src).toMatch(/^https:\/\/www\.youtube\.com\/embed\/[\w=-]+$/);
      expect(new URL(source.src).pathname).toBe(`/embed/${id}`);
    }),
    { seed: 36, numRuns: 2000 },
  );
});
