import { fitInto, type PictureProblem } from '@portal/domain/profile';

/** Enough for a crop of 400 px at four times the size; a photo of 40 megapixels is decoded into this. */
const LONGEST = 1600;

/** A picture that can be cropped: upright, and not larger than needed. */
export interface OpenedPicture {
  canvas: HTMLCanvasElement;
  /** What the cropper shows. */
  url: string;
}

/** Opens a chosen file, or says why it cannot be the picture. */
export type OpenPicture = (file: File) => Promise<OpenedPicture | PictureProblem>;

/**
 * Decodes a file into the size that is needed. The browser does it beside the page's thread, turns it as its EXIF says and
 * never holds the whole of a large photo in a canvas.
 */
export const openPicture: OpenPicture = async (file) => {
  // A file of an unknown kind may still be a picture.
  if (file.type !== '' && !file.type.startsWith('image/')) return 'notImage';
  const fileUrl = URL.createObjectURL(file);
  try {
    const image = await load(fileUrl);
    // Only the header is read for its size; a drawing may have none.
    const { width, height } = fitInto(image.naturalWidth || LONGEST, image.naturalHeight || LONGEST, LONGEST);
    const resized = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...resized })
      // Drawings (SVG) are decoded from an element only.
      .catch(() => createImageBitmap(image, resized));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    draw(canvas, bitmap);
    return { canvas, url: canvas.toDataURL('image/jpeg', 0.9) };
  } catch {
    return 'broken';
  } finally {
    URL.revokeObjectURL(fileUrl);
  }
};

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('not a picture')));
    image.src = url;
  });
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A JPEG has no transparency: it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
}
