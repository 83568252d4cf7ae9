import { describe, expect, test } from 'vitest';
import { dashboardVideoSource, libraryVideoSource } from './sources.ts';

const broken = { kind: 'broken' };
const frame = (src: string) => ({ kind: 'frame', src });
const file = (src: string) => ({ kind: 'file', src });

describe('the video of a live class on the dashboard (VID-05)', () => {
  test.each([
    ['none', null, null, null],
    ['none, though there is an id', null, 'dQw4w9WgXcQ', null],
    ['hosted', 'AZURE_VIDEO', 'https://cdn.example/a.mp4', file('https://cdn.example/a.mp4')],
    ['YouTube', 'YOUTUBE_VIDEO', 'dQw4w9WgXcQ', frame('https://www.youtube.com/embed/dQw4w9WgXcQ')],
    ['Spotlightr', 'SPOTLIGHTR_VIDEO', 'abc', frame('https://videos.cdn.spotlightr.com/watch/abc')],
    ['another provider', 'VIMEO_VIDEO', 'https://player.example/1', frame('https://player.example/1')],
    ['another provider without an address', 'VIMEO_VIDEO', 'abc', broken],
    ['a type without an id', 'YOUTUBE_VIDEO', null, broken],
    ['a type nobody meant', 'constructor', 'abc', broken],
    ['an empty type', '', 'abc', broken],
  ])('%s', (_name, type, id, expected) => {
    expect(dashboardVideoSource(type, id)).toEqual(expected);
  });
});

test.each([
  ['hosted', 'AzureVideo', 'https://cdn.example/a.mp4', file('https://cdn.example/a.mp4')],
  ['YouTube', 'YoutubeVideo', 'dQw4w9WgXcQ', frame('https://www.youtube.com/embed/dQw4w9WgXcQ')],
  ['Spotlightr', 'SpotlightrVideo', 'abc', frame('https://videos.cdn.spotlightr.com/watch/abc')],
  ['another provider', 'WistiaVideo', 'https://player.example/1', frame('https://player.example/1')],
  ['a name of the dashboard’s family', 'AZURE_VIDEO', 'abc', broken],
  ['a link that is none', 'AzureVideo', 'javascript:alert(1)', broken],
  ['nothing', '', '', broken],
])('the recording of a live class: %s (LIV-33)', (_name, type, id, expected) => {
  expect(libraryVideoSource(type, id)).toEqual(expected);
});
