import { personPicture } from '../blocks/index.ts';
import { decode, optionalText, type DecodeContext, type SafeHref } from '../shared/index.ts';

/** Why a chosen file cannot be the picture (OPEN-79). */
export type PictureProblem = 'notImage' | 'broken';

/** The initial side of the crop frame, in px (002 §5). */
export const CROP_START = 150;
/** The largest side of the crop frame, and of the picture that is sent, in px (002 §5, §9). */
export const CROP_MAX = 400;

/** Decodes the answer of Profile/ChangeProfilePicture: the URL of the new picture. */
export function decodePictureUrl(sent: unknown, { toSafeHref }: DecodeContext): SafeHref | null {
  return personPicture(decode(optionalText, sent), toSafeHref);
}

/** A rectangle of the picture after its rotation, in px of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the side of the square that is sent: as many px as the area has, at most 400. */
export const croppedSide = ({ width, height }: CropArea): number =>
  Math.min(CROP_MAX, Math.round(Math.min(width, height)));

/** Returns the size to decode a picture in: in proportion, its longer side at most `longest` px, never enlarged. */
export function fitInto(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The offset of the picture's centre from the centre of the frame, in px of the screen. */
export interface PicturePlace {
  x: number;
  y: number;
}

/**
 * Returns the place nearest to the given one at which the picture fills the frame; a picture that is smaller than the
 * frame stays inside it.
 *
 * @param size of the picture on the screen, in px
 * @param frame side of the frame, in px
 */
export function keepInFrame(
  { x, y }: PicturePlace,
  size: { width: number; height: number },
  frame: number,
): PicturePlace {
  const keep = (wanted: number, length: number) => {
    const most = Math.abs(length - frame) / 2;
    return Math.min(most, Math.max(-most, wanted));
  };
  return { x: keep(x, size.width), y: keep(y, size.height) };
}
