import { fitInto, type PictureProblem } from '@portal/domain/profile';

/**
 * The longest side in px: enough for a crop of 400 px at a zoom of 4. A photo of 40 megapixels is decoded into this
 * size.
 */
const LONGEST = 1600;

/** A picture that can be cropped: upright, and not larger than needed. */
export interface OpenedPicture {
  canvas: HTMLCanvasElement;
  /** The URL of the image in the cropper. */
  url: string;
}

/** Opens a chosen file, or returns why it cannot be the picture. */
export type OpenPicture = (file: File) => Promise<OpenedPicture | PictureProblem>;

/**
 * Decodes a file into the needed size. The browser decodes it off the main thread, rotates it according to its EXIF
 * data, and never holds a large photo in a canvas in full.
 */
export const openPicture: OpenPicture = async (file) => {
  // A file without a type may still be a picture.
  if (file.type !== '' && !file.type.startsWith('image/')) return 'notImage';
  const fileUrl = URL.createObjectURL(file);
  try {
    const image = await load(fileUrl);
    // The size needs only the header of the file; an SVG may have none.
    const { width, height } = fitInto(image.naturalWidth || LONGEST, image.naturalHeight || LONGEST, LONGEST);
    const resized = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...resized })
      // An SVG can be decoded only from an element.
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
  // A JPEG has no transparency; transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
}
