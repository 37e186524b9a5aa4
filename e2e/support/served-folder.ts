import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** A folder behind an address of its own, as a developer's machine would serve it. */
export type ServedFolder = { url: string; close: () => Promise<void> };

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.json': 'application/json' };

/** Serves the files of a folder to pages of any origin. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    readFile(path.join(folder, pathname)).then(
      (content) =>
        response
          .writeHead(200, {
            'access-control-allow-origin': '*',
            'content-type': TYPES[path.extname(pathname)] ?? 'text/javascript',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
