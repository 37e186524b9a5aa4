// What a browser has to have before the list can be read: document, styles, font.
import { get } from 'node:http';

/** Gzipped bytes of what a page is readable with. */
export type ReadableBytes = { html: number; css: number; font: number };

/** Measures one page of a running site. @param url absolute address of the page. */
export async function readableBytes(url: string): Promise<ReadableBytes> {
  const page = await fetchRaw(url);
  const html = await (await fetch(url)).text();
  const matchFiles = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const styles = matchFiles(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = matchFiles(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const sum = async (files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(files.map((file) => fetchRaw(new URL(file, url).href)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { html: page, css: await sum(styles), font: await sum(fonts) };
}

/** Bytes of an answer's body as they travel. */
function fetchRaw(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
