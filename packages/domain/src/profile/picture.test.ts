import { createToSafeHref } from '../shared/index.ts';
import { expect, test } from 'vitest';
import { croppedSide, decodePictureUrl, fitInto, keepInFrame } from './picture.ts';

const context = { toSafeHref: createToSafeHref('https://main.example', 'https://portal.example/') };

test.each([
  ['/pictures/mei-2.jpg', 'https://main.example/pictures/mei-2.jpg'],
  ['https://cdn.example/mei.jpg', 'https://cdn.example/mei.jpg'],
  ['javascript:alert(1)', null],
  ['/img/default-avatar.png', null],
  [null, null],
])('the new picture %j has the URL %j', (sent, url) => {
  expect(decodePictureUrl(sent, context)).toBe(url);
});

test.each([
  [150, 150, 150],
  [399.6, 399.6, 400],
  [2000, 2000, 400],
  [90, 89.4, 89],
])('an area of %d x %d is sent as %d px', (width, height, side) => {
  expect(croppedSide({ x: 0, y: 0, width, height })).toBe(side);
});

test.each([
  [7728, 5152, { width: 1600, height: 1067 }],
  [3000, 4000, { width: 1200, height: 1600 }],
  [300, 200, { width: 300, height: 200 }],
  [40_000, 2, { width: 1600, height: 1 }],
])('a picture of %d x %d is decoded as %j', (width, height, size) => {
  expect(fitInto(width, height, 1600)).toEqual(size);
});

test.each([
  [
    { x: 16, y: -16 },
    { x: 16, y: -16 },
  ],
  [
    { x: 60, y: 0 },
    { x: 50, y: 0 },
  ],
  [
    { x: -60, y: -90 },
    { x: -50, y: -75 },
  ],
])('a picture of 250 x 300 at %j is kept in a frame of 150 at %j', (place, kept) => {
  expect(keepInFrame(place, { width: 250, height: 300 }, 150)).toEqual(kept);
});
