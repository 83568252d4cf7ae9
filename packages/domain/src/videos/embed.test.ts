import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedSource } from './embed.ts';

const YOUTUBE = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
const CHANNEL = 'https://www.youtube.com/embed/videoseries?list=PLx_1-2';
const WISTIA = 'https://fast.wistia.net/embed/iframe/e4a27b971d';
const SPOTLIGHTR = 'https://videos.cdn.spotlightr.com/watch/MTQwMzE1Mg==';
const OTHER = 'https://player.vimeo.com/video/76979871?h=8272103f6e';

describe('a provider we know is reduced to its id', () => {
  test.each([
    [YOUTUBE, YOUTUBE],
    [`${YOUTUBE}/`, YOUTUBE],
    ['https://youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/e/dQw4w9WgXcQ', YOUTUBE],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['HTTPS://WWW.YOUTUBE.COM/embed/dQw4w9WgXcQ', YOUTUBE],
    ['http://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/embed/videoseries?list=PLx_1-2', CHANNEL],
    ['https://www.youtube.com/playlist?list=PLx_1-2', CHANNEL],
    ['https://www.youtube.com/embed?listType=playlist&list=PLx_1-2', CHANNEL],
    [WISTIA, WISTIA],
    [`${WISTIA}?videoFoam=true`, WISTIA],
    ['https://fast.wistia.com/embed/medias/e4a27b971d.jsonp', WISTIA],
    ['https://school.wistia.com/medias/e4a27b971d', WISTIA],
    [SPOTLIGHTR, SPOTLIGHTR],
    ['https://videos.cdn.spotlightr.com/watch/MTQwMzE1Mg%3D%3D?fallback=true', SPOTLIGHTR],
  ])('%s', (sent, src) => {
    expect(embedSource(sent)).toEqual({ kind: 'frame', src });
  });
});

describe('known parameters are kept, others are not', () => {
  test.each([
    [`${YOUTUBE}?start=30&end=90&rel=0&autoplay=1`, `${YOUTUBE}?start=30&end=90&rel=0`],
    ['https://youtu.be/dQw4w9WgXcQ?t=10s&si=abc', `${YOUTUBE}?t=10s`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx_1-2', `${YOUTUBE}?list=PLx_1-2`],
    [`${YOUTUBE}?list=PLx_1-2`, `${YOUTUBE}?list=PLx_1-2`],
    ['https://www.youtube.com/embed/videoseries?list=PLx_1-2&rel=0', `${CHANNEL}&rel=0`],
    [`${SPOTLIGHTR}?s=4&token=aB-1.c`, `${SPOTLIGHTR}?token=aB-1.c&s=4`],
    [`${YOUTUBE}?start=1%26autoplay%3D1&token=%3Cscript%3E&s=`, YOUTUBE],
  ])('%s', (sent, src) => {
    expect(embedSource(sent)).toEqual({ kind: 'frame', src });
  });
});

describe('the frame of an embed code', () => {
  test.each([
    [`<iframe src="${YOUTUBE}"></iframe>`, YOUTUBE],
    [`<iframe width="560" height="315" src='${YOUTUBE}' allowfullscreen></iframe>`, YOUTUBE],
    [`<iframe src=${YOUTUBE} width=560></iframe>`, YOUTUBE],
    [`<iframe title="PTE > Speaking" src="${YOUTUBE}"></iframe>`, YOUTUBE],
    [`<IFRAME\n  WIDTH="560"\n  SRC = "${YOUTUBE}"\n></IFRAME>`, YOUTUBE],
    [
      `<div class="video"><iframe src="${WISTIA}"></iframe></div><script src="https://x.example/E-v1.js"></script>`,
      WISTIA,
    ],
    [`<iframe data-src="https://x.example" src="${WISTIA}"></iframe>`, WISTIA],
    ['<iframe src="https://www.youtube.com/embed/videoseries?rel=0&amp;list=PLx_1-2"></iframe>', `${CHANNEL}&rel=0`],
    [`<iframe src=" ${YOUTUBE} "></iframe>`, YOUTUBE],
    ['<iframe src="//fast.wistia.net/embed/iframe/e4a27b971d"></iframe>', WISTIA],
    ['<iframe src=//www.youtube.com/embed/dQw4w9WgXcQ></iframe>', YOUTUBE],
    ['<iframe src="//player.vimeo.com/video/76979871?h=8272103f6e"></iframe>', OTHER],
  ])('%s', (sent, src) => {
    expect(embedSource(sent)).toEqual({ kind: 'frame', src });
  });
});

describe('any other provider on https', () => {
  test.each([
    [OTHER, OTHER],
    [`  ${OTHER}\n`, OTHER],
    [`<iframe src="${OTHER}"></iframe>`, OTHER],
    ['https://evil-youtube.com/embed/x', 'https://evil-youtube.com/embed/x'],
    ['https://www.youtube.com.example/embed/x', 'https://www.youtube.com.example/embed/x'],
    ['https://evilwistia.com/medias/x', 'https://evilwistia.com/medias/x'],
    ['https://videos.cdn.spotlightr.com.example/watch/x', 'https://videos.cdn.spotlightr.com.example/watch/x'],
    ['https://fast.wistia.net/embed/channel/x', 'https://fast.wistia.net/embed/channel/x'],
    ['https://videos.cdn.spotlightr.com/publicEmbed/abc?s=1', 'https://videos.cdn.spotlightr.com/publicEmbed/abc?s=1'],
    ['https://spotlightr.com/publicEmbed/abc', 'https://spotlightr.com/publicEmbed/abc'],
    ['https://team.cdn.spotlightr.com/watch/abc', 'https://team.cdn.spotlightr.com/watch/abc'],
  ])('%s', (sent, src) => {
    expect(embedSource(sent)).toEqual({ kind: 'frame', src });
  });
});

test.each([
  '',
  '   ',
  'dQw4w9WgXcQ',
  '/embed/1',
  '//fast.wistia.net/embed/iframe/e4a27b971d',
  'http://player.example/1',
  'ftp://player.example/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://me:secret@player.example/1',
  'https://',
  'https://player.example/\u0000',
  'https://www.youtube.com/',
  'https://www.youtube.com/@school',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/a%2Fb',
  'https://www.youtube.com/embed/%',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=a%26autoplay%3D1',
  'https://youtu.be/',
  '<iframe></iframe>',
  '<iframe src=""></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="//"></iframe>',
  '<iframe src="/embed/1"></iframe>',
  '<iframe src="//me:secret@player.example/1"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe data-src="https://x.example"></iframe>',
  '<script src="https://x.example/a.js"></script>',
  '<img src="https://x.example/a.png">',
  `<iframe src="${YOUTUBE}"></iframe><iframe src="${OTHER}"></iframe>`,
  '<iframe src="&#106;avascript:alert(1)"></iframe>',
])('%j is a broken link (VID-03)', (sent) => {
  expect(embedSource(sent)).toEqual({ kind: 'broken' });
});

test('whatever is sent, only https addresses are framed', () => {
  const pieces = fc.constantFrom(
    '<iframe src="',
    "<iframe src='",
    '">',
    'https://',
    'http://',
    'javascript:',
    'www.youtube.com/embed/',
    'a',
    '/',
    '@',
    ':',
    '&amp;',
    '\n',
    ' ',
    'x.example',
    '<script>',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (some) => {
      const source = embedSource(some.join(''));
      if (source.kind === 'broken') return;
      expect(source.kind).toBe('frame');
      const { protocol, username, password } = new URL(source.src);
      expect([protocol, username, password]).toEqual(['https:', '', '']);
    }),
    { seed: 88, numRuns: 3000 },
  );
});
