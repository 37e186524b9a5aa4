import type { Artefact } from './artefact.ts';
import { twins } from './change.ts';

const append = (candidate: Artefact, code: string): void => {
  candidate.put('server.cjs', `${candidate.text('server.cjs')}\n${code}\n`);
  candidate.seal();
};

/** The bundle that renders on the server. */
export const serverChanges = [
  ...twins('server-bundle-gone', 'mfe-search', 'statically', {
    breaking: {
      what: 'does not render on the server any more',
      apply: (candidate) => {
        candidate.remove('server.cjs');
        candidate.draft.server = null;
        candidate.seal();
      },
    },
    harmless: {
      what: 'renders on the server with a bundle that has a comment more',
      apply: (candidate) => append(candidate, '/* rendered with care */'),
    },
  }),
  ...twins('server-bundle-throws', 'mfe-cv', 'statically', {
    breaking: {
      what: 'throws as soon as the server loads it',
      apply: (candidate) => append(candidate, "throw new Error('no settings');"),
    },
    harmless: {
      what: 'catches what it throws while the server loads it',
      apply: (candidate) =>
        append(candidate, "try { throw new Error('no settings'); } catch { /* by default */ }"),
    },
  }),
  ...twins('server-bundle-never-ends', 'mfe-cv', 'statically', {
    breaking: {
      what: 'never ends loading on the server',
      apply: (candidate) => append(candidate, 'for (;;);'),
    },
    harmless: {
      what: 'counts to a million while it loads on the server',
      apply: (candidate) => append(candidate, 'for (let count = 0; count < 1e6; count++);'),
    },
  }),
  ...twins('server-bundle-wants-a-stranger', 'mfe-apply', 'statically', {
    breaking: {
      what: 'asks the server for a module that is not shared',
      apply: (candidate) => append(candidate, "require('left-pad');"),
    },
    harmless: {
      what: 'asks the server for a module of Node',
      apply: (candidate) => append(candidate, "require('node:path');"),
    },
  }),
  ...twins('server-bundle-of-another-build', 'mfe-search', 'statically', {
    breaking: {
      what: 'answers other paths in its code than in its description',
      apply: (candidate) => {
        candidate.put('server.cjs', candidate.text('server.cjs').replaceAll('"/sueldos"', '"/salarios"'));
        candidate.seal();
      },
    },
    harmless: {
      what: 'answers a path more, in its code and in its description',
      apply: (candidate) => {
        const code = candidate.text('server.cjs');
        candidate.put(
          'server.cjs',
          `${code}\nmodule.exports.default.routes.push({ ...module.exports.default.routes[0], id: 'start', path: '/inicio' });\n`,
        );
        candidate.draft.routes.push({
          ...structuredClone(candidate.route('home')),
          id: 'start',
          path: '/inicio',
        });
        candidate.seal();
      },
    },
  }),
];
