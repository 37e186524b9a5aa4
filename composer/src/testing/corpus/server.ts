import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const append = (candidate: Artefact, code: string): void => {
  candidate.put('server.cjs', `${candidate.text('server.cjs')}\n${code}\n`);
  candidate.seal();
};

/** The bundle that renders on the server. */
export const serverChanges = [
  ...twins('server-bundle-gone', 'mfe-search', 'statically', {
    breaking: {
      what: 'no longer renders on the server',
      apply: (candidate) => {
        candidate.remove('server.cjs');
        candidate.draft.server = null;
        candidate.seal();
      },
    },
    harmless: {
      what: 'renders on the server with one more comment in its bundle',
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
      what: 'requires a module that the server does not share',
      apply: (candidate) => append(candidate, "require('left-pad');"),
    },
    harmless: {
      what: 'requires a module that the server shares',
      apply: (candidate) => append(candidate, "require('react');"),
    },
  }),
  ...twins('server-bundle-wants-node', 'mfe-apply', 'statically', {
    breaking: {
      what: 'reads files of the server while it loads',
      apply: (candidate) => append(candidate, "require('node:fs').readdirSync('/');"),
    },
    harmless: {
      what: 'works without files of the server where it cannot read them',
      apply: (candidate) => append(candidate, "try { require('node:fs'); } catch { /* none */ }"),
    },
  }),
  ...twins('server-bundle-wants-the-process', 'mfe-cv', 'statically', {
    breaking: {
      what: 'takes a module of Node from the process',
      apply: (candidate) => append(candidate, "process.getBuiltinModule('node:child_process');"),
    },
    harmless: {
      what: 'checks whether there is a process, and mentions modules that it does not use',
      apply: (candidate) =>
        append(candidate, "if (typeof process === 'object') throw new Error('process.getBuiltinModule');"),
    },
  }),
  ...twins('server-bundle-makes-code', 'mfe-cv', 'statically', {
    breaking: {
      what: 'gets the process by code that it generates from a string',
      apply: (candidate) => append(candidate, "require.constructor('return process')();"),
    },
    harmless: {
      what: 'looks up globals by a function of its own',
      apply: (candidate) => append(candidate, '(function () { return this; })();'),
    },
  }),
  ...twins('server-bundle-asks-the-network', 'mfe-cv', 'statically', {
    breaking: {
      what: 'sends a request to another host while it loads',
      apply: (candidate) => append(candidate, "fetch('https://example.com/').catch(() => undefined);"),
    },
    harmless: {
      what: 'sends a request to another host in the browser only',
      apply: (candidate) =>
        append(candidate, "if (typeof window === 'object') fetch('https://example.com/');"),
    },
  }),
  ...twins('server-bundle-wants-the-router', 'mfe-cv', 'statically', {
    breaking: {
      what: 'creates Headers, which only the shell has on the server',
      apply: (candidate) => append(candidate, 'new Headers();'),
    },
    harmless: {
      what: 'creates Headers in the browser only',
      apply: (candidate) =>
        append(candidate, "if (typeof Headers === 'function') throw new Error('no server');"),
    },
  }),
  ...twins('server-bundle-changes-the-language', 'mfe-cv', 'statically', {
    breaking: {
      what: 'replaces a built-in function that all code uses',
      apply: (candidate) => append(candidate, "(() => { 'use strict'; JSON.stringify = () => '{}'; })();"),
    },
    harmless: {
      what: 'has an array of its own with a function of that name',
      apply: (candidate) => append(candidate, 'new (class extends Array { map() { return []; } })();'),
    },
  }),
  ...twins('server-bundle-of-another-build', 'mfe-search', 'statically', {
    breaking: {
      what: 'has other paths in its code than in release.json',
      apply: (candidate) => {
        candidate.put('server.cjs', candidate.text('server.cjs').replaceAll('"/sueldos"', '"/salarios"'));
        candidate.seal();
      },
    },
    harmless: {
      what: 'has one more path, in its code and in release.json',
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
