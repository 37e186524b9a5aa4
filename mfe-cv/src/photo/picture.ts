/** Pictures in the browser: what a file is, and the JPEG that is made of a part of it. */

/** Largest photo that the site takes, in bytes. */
export const PHOTO_BYTES = 1_024_000;

/** Side of the photo that is sent, in pixels: sharp on every screen that it is shown on. */
const SIDE = 800;

/** Longest side of the picture that is cut from, in pixels: enough to zoom in, little enough for a phone's memory. */
const WORK_SIDE = 1_600;

export const NO_JPEG = 'El archivo debe ser JPG.';
export const PHOTO_FAILED = 'Ocurrió un error al intentar guardar la foto.';

/** A part of a picture, in its pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Whether a file begins as a JPEG does: its name may say anything. */
export async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return first === 0xff && second === 0xd8 && third === 0xff;
}

function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

function createCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
  });
}

/**
 * A file as a picture to cut from: upright as the camera held it, and no larger than that needs. The caller revokes the
 * address. @throws Error where the browser cannot decode it.
 */
export async function openPicture(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    // Browsers turn what they draw by the note of the camera.
    const image = await load(address);
    const scale = Math.min(1, WORK_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    const [canvas, context] = createCanvas(width, height);
    context.drawImage(image, 0, 0, width, height);
    return URL.createObjectURL(await encode(canvas, 0.92));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Size of the box around a picture that was turned. */
function turnedSize(width: number, height: number, angle: number): { width: number; height: number } {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

/**
 * The part of a picture as a JPEG below the limit, without anything else of the file.
 * @param degrees by which the picture is turned; the area is one of the turned picture.
 * @throws Error where the browser cannot draw it.
 */
export async function cutPicture(address: string, area: Area, degrees: number): Promise<Blob> {
  const image = await load(address);
  const angle = (degrees * Math.PI) / 180;
  const { naturalWidth, naturalHeight } = image;
  const turned = turnedSize(naturalWidth, naturalHeight, angle);
  const side = Math.max(1, Math.min(SIDE, Math.round(area.width)));
  const [canvas, context] = createCanvas(side, side);
  // What lies beside the picture is white: JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.scale(side / area.width, side / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate(angle);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  for (const quality of [0.9, 0.75, 0.6]) {
    const photo = await encode(canvas, quality);
    if (photo.size <= PHOTO_BYTES) return photo;
  }
  throw new Error('the picture stays too large');
}
