import { croppedSide, type CropArea } from '@portal/domain/profile';

/** Where the frame is, and how far the picture is turned; the area is one of the turned picture. */
export interface Crop {
  area: CropArea;
  degrees: number;
}

/** Cuts a square out of a picture: a JPEG as base64 without `data:`, or null when the canvas stays empty. */
export type CropPicture = (picture: HTMLCanvasElement, crop: Crop) => string | null;

/** As `CropPicture`, with a canvas. */
export const cropPicture: CropPicture = (picture, crop) => {
  const side = croppedSide(crop.area);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  if (side === 0 || !drawCrop(canvas, picture, crop)) return null;
  // `data:,` is what a canvas that could not be drawn gives.
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] || null;
};

/** Draws the cut square over the whole of a square canvas; false when the browser gives it no context. */
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
