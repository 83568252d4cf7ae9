import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare.mjs';
import { decodeImage, encodeBaseline, encodePng, type Pixels } from './image.mjs';

type Colour = readonly [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

const WIDTH = 390;
const HEIGHT = 844;
const PAPER: Colour = [247, 246, 244];
const INK: Colour = [40, 42, 44];

/** A picture of paper, with what is drawn on it. */
function picture(draw: (sheet: Pixels) => void = () => undefined, width = WIDTH, height = HEIGHT): Pixels {
  const sheet = { data: Buffer.alloc(width * height * 4), width, height };
  fill(sheet, { x: 0, y: 0, width, height }, PAPER);
  draw(sheet);
  return sheet;
}

function fill(sheet: Pixels, box: Box, [red, green, blue]: Colour): void {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1)
      sheet.data.set([red, green, blue, 255], (y * sheet.width + x) * 4);
  }
}

/** Lines of something like letters: strokes of ink with grey edges. `edge` is how dark these edges are. */
function paragraph(sheet: Pixels, left: number, top: number, edge: number): void {
  for (let line = 0; line < 12; line += 1) {
    for (let letter = 0; letter < 40; letter += 1) {
      const x = left + letter * 8;
      const y = top + line * 20;
      const height = 6 + ((letter * 7 + line * 3) % 7);
      fill(sheet, { x: x - 1, y, width: 4, height }, [edge, edge, edge]);
      fill(sheet, { x, y, width: 2, height }, INK);
    }
  }
}

const baseline = picture((sheet) => {
  paragraph(sheet, 20, 40, 200);
  fill(sheet, { x: 20, y: 400, width: 6, height: 6 }, INK);
});

/** The baseline with one thing more. */
function changed(draw: (sheet: Pixels) => void): Pixels {
  const sheet = { ...baseline, data: Buffer.from(baseline.data) };
  draw(sheet);
  return sheet;
}

it('a picture is the same to the pixel after it was kept as a baseline, and after it was taken', async () => {
  expect(await decodeImage(await encodeBaseline(baseline))).toEqual(baseline);
  expect(await decodeImage(await encodePng(baseline))).toEqual(baseline);
});

describe('pictures by the same browser', () => {
  it('are the same when every pixel is', () => {
    expect(
      comparePictures(
        baseline,
        changed(() => undefined),
      ),
    ).toEqual({
      same: true,
      differingPixels: 0,
      diff: undefined,
    });
  });

  it('differ when a small part moves by one pixel', () => {
    const now = picture((sheet) => {
      paragraph(sheet, 20, 40, 200);
      fill(sheet, { x: 21, y: 400, width: 6, height: 6 }, INK);
    });
    expect(comparePictures(baseline, now)).toMatchObject({ same: false, differingPixels: 12 });
  });

  it('differ when a paragraph moves by one pixel', () => {
    const now = picture((sheet) => {
      paragraph(sheet, 20, 41, 200);
      fill(sheet, { x: 20, y: 400, width: 6, height: 6 }, INK);
    });
    expect(comparePictures(baseline, now).same).toBe(false);
  });

  it('differ when one pixel is off by 1 of 255', () => {
    const now = changed((sheet) => fill(sheet, { x: 300, y: 700, width: 1, height: 1 }, [247, 246, 245]));
    expect(comparePictures(baseline, now)).toMatchObject({ same: false, differingPixels: 1 });
  });

  it('differ when an area is off by 8 of 255', () => {
    const now = changed((sheet) => fill(sheet, { x: 100, y: 600, width: 50, height: 20 }, [255, 246, 244]));
    expect(comparePictures(baseline, now)).toMatchObject({ same: false, differingPixels: 1000 });
  });

  it('differ when the size does, and the difference is drawn on a sheet that holds both', () => {
    const longer = picture((sheet) => paragraph(sheet, 20, 40, 200), WIDTH, HEIGHT + 20);
    expect(comparePictures(baseline, longer)).toMatchObject({
      same: false,
      diff: { width: WIDTH, height: HEIGHT + 20 },
    });
  });
});

describe('pictures by another browser', () => {
  const compare = (now: Pixels) => comparePictures(baseline, now, 'tolerant');

  it('are the same when only the edges of letters are a shade off', () => {
    const now = picture((sheet) => {
      paragraph(sheet, 20, 40, 178);
      fill(sheet, { x: 20, y: 400, width: 6, height: 6 }, INK);
    });
    expect(comparePictures(baseline, now, 'exact').same).toBe(false);
    expect(compare(now).same).toBe(true);
  });

  it('differ when a block moves', () => {
    const block = (x: number) => picture((sheet) => fill(sheet, { x, y: 100, width: 120, height: 80 }, INK));
    expect(comparePictures(block(40), block(60), 'tolerant').same).toBe(false);
  });

  it('differ when a paragraph moves by one pixel', () => {
    const now = picture((sheet) => paragraph(sheet, 20, 41, 200));
    expect(compare(now).same).toBe(false);
  });

  it('differ when a button changes its colour', () => {
    const button = (colour: Colour) =>
      picture((sheet) => fill(sheet, { x: 16, y: 700, width: 358, height: 48 }, colour));
    expect(comparePictures(button([10, 110, 112]), button([30, 64, 175]), 'tolerant').same).toBe(false);
  });

  it('differ when the size does', () => {
    expect(compare(picture(undefined, WIDTH, HEIGHT + 1)).same).toBe(false);
  });
});
