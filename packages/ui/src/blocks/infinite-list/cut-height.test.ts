import { describe, expect, test } from 'vitest';
import { cutHeight } from './cut-height.ts';

const rowsOf = (...sizes: number[]) => {
  let start = 0;
  return sizes.map((size) => {
    const row = { start, size };
    start += size;
    return row;
  });
};

describe('the height of a list that is cut', () => {
  test.each([
    ['is the room where that ends in the middle of a row', 150, [90, 120, 90], 150],
    ['ends in the row before, not between two rows', 92, [90, 90], 60],
    ['ends in the row before where the next one would be all faded', 130, [90, 90], 60],
    ['ends in the middle of a row, not in its last lines', 175, [90, 90, 90], 150],
    ['depends on the height of each row', 340, [60, 240, 150], 220],
    ['shows half of a low row', 120, [40, 40, 40, 40], 107],
  ])('%s', (_name, room, sizes, height) => {
    expect(cutHeight(room, rowsOf(...sizes))).toBe(height);
  });

  test.each([
    ['all rows fit', 180, [90, 90]],
    ['there are none', 180, []],
    ['the first one begins below the room', 20, [600]],
  ])('is not set where %s', (_name, room, sizes) => {
    expect(cutHeight(room, rowsOf(...sizes))).toBeNull();
  });
});
