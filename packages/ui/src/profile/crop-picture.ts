import { croppedSide, type CropArea } from '@portal/domain/profile';

/** The area of the frame, in the coordinates of the rotated picture, and the rotation. */
export interface Crop {
  area: CropArea;
  degrees: number;
}

/** Cuts a square out of a picture: a JPEG as base64 without `data:`, or null when the canvas stays empty. */
export type CropPicture = (picture: HTMLCanvasElement, crop: Crop) => string | null;

/** The implementation of `CropPicture` with a canvas. */
export const cropPicture: CropPicture = (picture, crop) => {
  const side = croppedSide(crop.area);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  if (side === 0 || !drawCrop(canvas, picture, crop)) return null;
  // A canvas that could not be drawn returns `data:,`.
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] || null;
};

/** Draws the cropped square into a square canvas, filling it. Returns false when the browser provides no context. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, { area, degrees }: Crop): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const turned = degrees % 180 !== 0;
  const [width, height] = turned ? [picture.height, picture.width] : [picture.width, picture.height];
  context.setTransform(canvas.width / area.width, 0, 0, canvas.height / area.height, 0, 0);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return true;
}
