import { expect, test } from 'vitest';
import { looksComplete } from './looks.mjs';

const SIZE = 1000;
/** A frame of grey pixels, of which some are white. */
function frame(at: number, white: number) {
  const pixels = new Uint8Array(3 * SIZE).fill(100);
  pixels.fill(255, 0, 3 * white);
  return { at, pixels };
}

test.each([
  ['with its last change', [frame(0, 0), frame(100, 500), frame(200, 1000), frame(300, 1000)], 200],
  ['although a line of words comes later', [frame(0, 0), frame(100, 991), frame(900, 1000)], 100],
  ['not as long as more than that differs', [frame(0, 0), frame(100, 989), frame(900, 1000)], 900],
  ['not while it changes once more', [frame(0, 1000), frame(100, 0), frame(200, 1000)], 200],
  ['never, without a frame', [], Number.NaN],
])('a page looks complete %s', (_name, frames, expected) => {
  expect(looksComplete(frames)).toBe(expected);
});

test('a shade that nobody sees is no difference', () => {
  const last = frame(500, 0);
  const almost = { at: 100, pixels: last.pixels.map((value) => value + 16) };
  const other = { at: 100, pixels: last.pixels.map((value) => value + 17) };
  expect(looksComplete([frame(0, 1000), almost, last])).toBe(100);
  expect(looksComplete([frame(0, 1000), other, last])).toBe(500);
});

test('a frame of another size is another picture', () => {
  expect(looksComplete([{ at: 0, pixels: new Uint8Array(3) }, frame(100, 0)])).toBe(100);
});
