const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    ico: 'image/x-icon',
    txt: 'text/plain; charset=utf-8',
  }),
);

/** Media type of a built file by the end of its name; undefined for kinds that builds do not write. */
export const contentType = (file: string): string | undefined =>
  TYPES.get(file.slice(file.lastIndexOf('.') + 1));
