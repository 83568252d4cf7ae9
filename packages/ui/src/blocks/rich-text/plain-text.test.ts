// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['words', 'Bring a pen.', 'Bring a pen.'],
  ['entities', 'Ears &amp; eyes', 'Ears & eyes'],
  ['paragraphs', '<p>Bring a pen.</p><p>Room 2</p>', 'Bring a pen. Room 2'],
  ['broken lines', 'Bring a pen.<br>Room 2', 'Bring a pen. Room 2'],
  ['parts of a word', 'un<b>like</b>ly', 'unlikely'],
  ['white space', '  Bring\n  a&nbsp;pen. ', 'Bring a pen.'],
  ['a list', '<ul><li>Pen</li><li>Paper</li></ul>', 'Pen · Paper'],
  [
    'a list among paragraphs',
    '<p>Bring</p><ul><li>pen</li><li>paper</li></ul><p>Room 2</p>',
    'Bring pen · paper · Room 2',
  ],
  [
    'a table',
    '<table><tr><th>Day</th><td>Monday</td></tr><tr><th>Room</th><td>2</td></tr></table>',
    'Day Monday Room 2',
  ],
  ['what is not shown', '<style>p { color: red }</style>Room<script>alert(1)</script> 2', 'Room 2'],
  ['a document of frames', '<frameset></frameset>', ''],
  ['nothing', '', ''],
])('%s', (_name, html, words) => {
  expect(plainText(html)).toBe(words);
});
