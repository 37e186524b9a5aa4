/** Writes small releases for tests: a shell that renders, and a remote with well and badly behaved pages. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleaseRoute, ReleaseSlot } from '@chamba/kernel/composition/release';
import { contentDigest } from '../releases/upload/check-upload.ts';

export const SHELL_SERVER = `
const react = require('react');
const { renderToString } = require('react-dom/server');
const { createApiClient } = require('@chamba/kernel/api');
exports.render = async (input) => {
  const pathname = input.url.split('?')[0];
  let body = 'armazón';
  let used = { route: null, slots: [] };
  let status = 404;
  let extra = {};
  // As the shell's own places for candidates, which are no unit's routes.
  if (pathname === '/reserved') {
    if (!input.state.session?.isLogged) return { kind: 'redirect', status: 302, location: '/login?returnUrl=%2Freserved' };
    status = 200;
  }
  for (const [unit, entry] of Object.entries(input.composition.units)) {
    const route = entry.routes.find((candidate) => candidate.path === pathname);
    if (!route) continue;
    status = 200;
    if (input.mode !== 'full') continue;
    const remote = (await input.loadRemote(unit)).default;
    used = { route: { unit, id: route.id }, slots: [] };
    const api = createApiClient({ transport: input.transport });
    const answer = await remote.pages[route.id]({ input, api });
    if (answer.redirect) return { kind: 'redirect', status: 302, location: answer.redirect };
    body = answer.body;
    status = answer.status ?? status;
    extra = answer.state ?? {};
  }
  return {
    kind: 'page',
    status,
    html: renderToString(react.createElement('main', { 'data-mode': input.mode }, body)),
    head: { title: 'Prueba <título>', description: 'Una "prueba"', robots: 'noindex', canonical: '/hola', structuredData: [{ '@type': 'Thing', name: '</script>' }] },
    state: { ...input.state, ...extra },
    used,
  };
};
`;

/** A service worker that does nothing but keep its data. */
export const SERVICE_WORKER = 'self.data = CHAMBA_WORKER_DATA;';

const REMOTE_SERVER = `
const pages = {
  hello: () => ({ body: 'Hola desde el servidor', state: { text: '</script><script>alert(1)</script>' } }),
  places: async ({ api }) => {
    const { suggestions } = await api.call('suggests.places', { q: 'guadalajara' });
    return { body: suggestions.map((place) => place.description).join('; ') };
  },
  loop: () => { for (;;); },
  throw: () => { throw new Error('correo ana@example.com'); },
  memory: () => { const kept = []; for (;;) kept.push(new Array(10000).fill({ a: Math.random() })); },
  slow: async ({ api }) => { await api.call('jobs.similar', { jobID: '1' }); return { body: 'tarde' }; },
  away: () => ({ redirect: '/hello' }),
  private: ({ input }) => ({ body: 'Hola ' + input.state.session.user_profile.name }),
  entrance: () => ({ body: 'Entrar' }),
  enter: async ({ input, api }) => {
    const fields = input.submission;
    if (!fields) return { body: 'Formulario' };
    try {
      const { user_profile } = await api.call('session.login', { userid: fields.email, password: fields.password });
      if (fields.email === 'broken') throw new Error('broken after the call');
      // A call that follows is of the session that has just started.
      const again = await api.call('session.current', {});
      return { redirect: fields.email.startsWith('to ') ? fields.email.slice(3) : '/private?of=' + again.user_profile.userid };
    } catch (error) {
      if (!error.code) throw error;
      return { status: 422, body: JSON.stringify({ ...fields, password: '', names: Object.keys(fields), code: error.code }) };
    }
  },
  entry: (page) => pages.enter(page),
  change: ({ input }) => ({ body: input.submission ? 'Guardado' : 'Formulario', status: 200 }),
};
exports.default = { name: 'mfe-search', routes: [], pages };
`;

export const PAGES = ['hello', 'places', 'loop', 'throw', 'memory', 'slow', 'away'] as const;

/** A route as a release lists it. */
export function fakeRoute(id: string, changes: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return {
    id,
    path: `/${id}`,
    category: 'srp',
    access: 'anyone',
    header: 'standard',
    footer: 'full',
    slots: [],
    scripts: [`page-${id}.js`],
    styles: [`page-${id}.css`],
    ...changes,
  };
}

/**
 * Writes one release with its files.
 * @returns its name, `<unit>/<folder>`.
 */
export async function writeRelease(
  root: string,
  unit: {
    name: string;
    version?: string;
    server?: string;
    serviceWorker?: string;
    routes?: ReleaseRoute[];
    slots?: ReleaseSlot[];
  },
): Promise<string> {
  const { name, version = '1.0.0', server, serviceWorker, routes = [], slots = [] } = unit;
  const contents: Record<string, string> = {
    'entry.js': `/* ${name} ${version} */`.padEnd(2_000, ' '),
    'main.js': `/* main of ${name} */`,
    'main.css': `.${name}{color:red}`,
    'body.woff2': 'font',
  };
  for (const { scripts, styles } of [...routes, ...slots])
    for (const file of [...scripts, ...styles]) contents[file] = `/* ${file} */`;
  if (server !== undefined) contents['server.cjs'] = server;
  if (serviceWorker !== undefined) contents['service-worker.js'] = serviceWorker;
  const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const assets = Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [
      file,
      { integrity: integrity(text), bytes: Buffer.byteLength(text), gzip: 0 },
    ]),
  );
  const digest = contentDigest({ assets });
  const release: Release = {
    name,
    version,
    digest,
    kernel: '^0.1.0',
    shared: {},
    entry: { file: 'entry.js', integrity: integrity(contents['entry.js'] ?? '') },
    server: server === undefined ? null : { file: 'server.cjs', integrity: integrity(server) },
    ...(serviceWorker !== undefined && {
      serviceWorker: { file: 'service-worker.js', integrity: integrity(serviceWorker) },
    }),
    scripts: ['main.js'],
    styles: ['main.css'],
    routes,
    slots,
    events: { emits: [], listens: [] },
    assets,
    commit: '',
    contract: null,
  };
  const folder = join(root, name, `${version}-${digest}`);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(contents)) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return `${name}/${version}-${digest}`;
}

/** Writes a release of mfe-cv that fills slots, which may be unknown to the shell. */
export async function writeFiller(root: string, ...names: string[]): Promise<void> {
  const name = await writeRelease(root, { name: 'mfe-cv' });
  const path = join(root, name, 'release.json');
  const slots = names.map((slot) => ({ name: slot, version: 1, server: true, scripts: [], styles: [] }));
  const release = JSON.parse(await readFile(path, 'utf8')) as Release;
  await writeFile(path, JSON.stringify({ ...release, slots }));
}

/** Writes the shell and the remote that every test starts from. */
export async function writeSite(root: string): Promise<{ shell: string; remote: string }> {
  const shell = await writeRelease(root, {
    name: 'shell',
    server: SHELL_SERVER,
    serviceWorker: SERVICE_WORKER,
  });
  const routes = [
    ...PAGES.map((id) => fakeRoute(id)),
    fakeRoute('private', { access: 'candidate' }),
    fakeRoute('entrance', { access: 'visitor' }),
    fakeRoute('enter', { form: { fields: ['email', 'password'] } }),
    fakeRoute('entry', { access: 'visitor', form: { fields: ['email', 'password'] } }),
    fakeRoute('change', { access: 'candidate', form: { fields: ['phone'] } }),
  ];
  const remote = await writeRelease(root, { name: 'mfe-search', server: REMOTE_SERVER, routes });
  return { shell, remote };
}
