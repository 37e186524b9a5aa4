/** Most pixels of a photo: those of a phone's camera. A file of a few bytes can claim any number. */
const MAX_PIXELS = 50_000_000;

/** Longest side of what is kept, in pixels: as large as it is shown on a sharp screen. */
const SIDE = 640;

const LIMIT_SECONDS = 10;

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is kept: decoded and encoded anew, upright, of a useful size, without anything of the file but its
 * picture. One after the other: each takes up to some dozens of MB.
 * @param path of a JPEG. @throws Error where it cannot be decoded, has too many pixels or takes too long.
 */
export function makePhoto(path: string): Promise<Buffer> {
  const made = last.then(async () => {
    // Loaded with the first photo: the library takes some 30 MB.
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LIMIT_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
  last = made.catch(() => undefined);
  return made;
}
