import { randomBytes } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { watchConsole } from '../support/console-watch.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const PHOTO_BYTES = 1_024_000;

/**
 * A photo as a phone takes it: eight megabytes, and lying on its side with a note that says so. Upright its upper half is
 * red, its lower one green.
 */
async function takePhoto(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000];
  const pixels = randomBytes(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isLeft = pixel % width < width / 2;
    pixels[pixel * 3 + (isLeft ? 1 : 0)] = 0;
    pixels[pixel * 3 + 2] = 0;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Camara Secreta' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Where a drawn picture is red and where it is green. */
const readEdgeColours = (image: Locator): Promise<Record<'top' | 'right' | 'bottom' | 'left', string>> =>
  image.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('no picture');
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 100;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(element, 0, 0, 100, 100);
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0] = context.getImageData(x, y, 1, 1).data;
      return red > green ? 'red' : 'green';
    };
    return { top: at(50, 10), right: at(90, 50), bottom: at(50, 90), left: at(10, 50) };
  });

async function sentBytes(page: Page): Promise<number> {
  const request = await page.waitForRequest((made) => made.url().includes('/save-user-photo'));
  return request.postDataBuffer()?.length ?? 0;
}

test('a photo of eight megabytes is cut by keyboard, saved, and shown in the résumé and the header', async ({
  page,
  context,
}) => {
  await signUpReady(context.request);
  const complaints = watchConsole(page);
  const file = await takePhoto();
  expect(file.length).toBeGreaterThan(7_000_000);
  await page.goto('/curriculo');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

  await page.getByRole('button', { name: 'Agregar foto' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tu foto' });
  await dialog
    .getByLabel('Archivo de tu foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await expect(dialog.getByRole('alert')).toHaveText('El archivo debe ser JPG.');
  await dialog
    .getByLabel('Archivo de tu foto')
    .setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: file });
  const part = dialog.getByRole('application');
  const picture = dialog.getByRole('img', { name: 'La foto que elegiste' });
  await expect(part).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await readEdgeColours(picture)).toMatchObject({ top: 'red', bottom: 'green' });
  await dialog.getByLabel('Acercar').press('ArrowRight');
  const place = () => picture.evaluate((element) => getComputedStyle(element).transform);
  const before = await place();
  await part.press('ArrowDown');
  await expect.poll(place).not.toBe(before);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Girar a la derecha' }).press('Enter');

  const sent = sentBytes(page);
  await dialog.getByRole('button', { name: 'Guardar foto' }).press('Enter');
  expect(await sent).toBeLessThan(PHOTO_BYTES);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cambiar foto' }).first()).toBeFocused();
  await page.reload();
  for (const shown of [
    page.getByRole('banner').locator('img[src^="/api/images/photos/"]').first(),
    page.getByRole('main').locator('img[src^="/api/images/photos/"]').first(),
  ]) {
    await expect(shown).toHaveJSProperty('naturalWidth', 640);
    expect(await readEdgeColours(shown)).toMatchObject({ right: 'red', left: 'green' });
  }
  expect(complaints).toEqual([]);
});
