import { expect, test } from 'vitest';
import { addMarkers, parseMarkers } from './key-markers.ts';

test.each([
  ['a translation', addMarkers('Sign up', 12), 'Sign up', [{ id: 12, from: 0, to: 7 }]],
  ['one that begins with a digit', addMarkers('2 classes', 3), '2 classes', [{ id: 3, from: 0, to: 9 }]],
  ['a text of the server', 'IELTS 7', 'IELTS 7', []],
  [
    'a translation in another',
    addMarkers(`Times in ${addMarkers('Sydney', 2)}`, 10),
    'Times in Sydney',
    [
      { id: 10, from: 0, to: 15 },
      { id: 2, from: 9, to: 15 },
    ],
  ],
  [
    'two side by side, with a text of the server',
    `${addMarkers('Added', 1)} Mei ${addMarkers('报名', 2)}`,
    'Added Mei 报名',
    [
      { id: 1, from: 0, to: 5 },
      { id: 2, from: 10, to: 12 },
    ],
  ],
  [
    'a sentence that goes on in a link',
    addMarkers('Read our', 4).slice(0, -2),
    'Read our',
    [{ id: 4, from: 0, to: 8 }],
  ],
  ['the end of a sentence after its link', `first.${addMarkers('', 4).slice(-2)}`, 'first.', []],
  ['nothing', addMarkers('', 5), '', [{ id: 5, from: 0, to: 0 }]],
])('reads %s', (_what, text, plain, ranges) => {
  expect(parseMarkers(text)).toEqual({ plain, ranges });
});
