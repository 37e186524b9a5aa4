/** The gallery of the design system at `/dev/ui`: a page for each component, with all its states. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../document/html.ts';
import { PLAIN_POLICY, PLAIN_STYLE } from '../document/plain-page.ts';
import { newNonce } from '../document/security-headers.ts';
import { contentType } from '../releases/content-types.ts';

/** Address of the built files. */
const FILES = '/dev/ui/files';

/** A name in the built folder, or in its folder of assets. */
const FILE = /^(?:assets\/)?\w[\w.-]*$/;

/** Frames are windows of the gallery's own: what covers a page, or follows its width, is shown in one. */
const policyFor = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="nofollow, noindex">';

function galleryDocument(siteName: string, nonce: string): string {
  return [
    HEAD,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(`Design system of ${siteName}`)}</title>`,
    `<link rel="stylesheet" href="${FILES}/main.css"></head><body><div id="gallery"></div>`,
    '<noscript>The components of the gallery are drawn by scripts.</noscript>',
    `<script nonce="${nonce}" src="${FILES}/main.js"></script></body></html>`,
  ].join('');
}

const NOT_BUILT = `${HEAD}<title>Not built</title><style>${PLAIN_STYLE}</style></head><body><h1>Not built</h1><p>Run <code>node scripts/build.mjs</code>, then load this page again.</p></body></html>`;

export type GalleryOptions = {
  /** Folder of the built gallery: `main.js`, `main.css` and `assets/`. */
  folder: string;
  siteName: string;
};

/** Serves the gallery to developers. Mounted in development only; a new build is used by the next request. */
export function serveGallery(app: FastifyInstance, { folder, siteName }: GalleryOptions): void {
  const read = (file: string): Promise<Buffer | null> => readFile(join(folder, file)).catch(() => null);

  async function sendDocument(reply: FastifyReply): Promise<FastifyReply> {
    const nonce = newNonce();
    const built = (await read('main.js')) !== null;
    return reply
      .code(built ? 200 : 404)
      .header('content-security-policy', built ? policyFor(nonce) : PLAIN_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(built ? galleryDocument(siteName, nonce) : NOT_BUILT);
  }
  app.get('/dev/ui', async (_request, reply) => sendDocument(reply));
  app.get('/dev/ui/:page', async (_request, reply) => sendDocument(reply));

  app.get<{ Params: { '*': string } }>(`${FILES}/*`, async (request, reply) => {
    const file = request.params['*'];
    const type = contentType(file);
    const content = FILE.test(file) && type !== undefined ? await read(file) : null;
    reply.header('cache-control', 'no-store');
    if (content === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    return reply.type(type ?? '').send(content);
  });
}
