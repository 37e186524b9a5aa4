import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const add = (candidate: Artefact, path: string, like: string): void => {
  candidate.draft.routes.push({ ...structuredClone(candidate.route(like)), id: 'added', path });
};

/** Addresses: their owners and their stability. */
export const routeChanges = [
  ...twins('route-taken', 'mfe-cv', 'statically', {
    breaking: {
      what: "claims a path of mfe-apply's",
      apply: (candidate) => add(candidate, '/postulaciones', 'resume'),
    },
    harmless: {
      what: 'adds a path that no unit has',
      apply: (candidate) => add(candidate, '/curriculum', 'resume'),
    },
  }),
  ...twins('route-taken-of-the-shell', 'mfe-cv', 'statically', {
    breaking: {
      what: "claims a page of the shell's own",
      apply: (candidate) => add(candidate, '/acerca-de', 'resume'),
    },
    harmless: {
      what: 'adds a path below it',
      apply: (candidate) => add(candidate, '/acerca-de/mi-cv', 'resume'),
    },
  }),
  ...twins('route-taken-under-another-variable', 'mfe-cv', 'statically', {
    breaking: {
      what: "claims mfe-search's offer address, with another name for the variable",
      apply: (candidate) => add(candidate, '/empleo/oferta/:vacante', 'resume'),
    },
    harmless: {
      what: 'renames the variable of its own path',
      apply: (candidate) => {
        candidate.route('resume').path = '/curriculo{/:documento}';
      },
    },
  }),
  ...twins('route-taken-inside-a-pattern', 'mfe-cv', 'statically', {
    breaking: {
      what: "claims one of the addresses of mfe-search's results page",
      apply: (candidate) => add(candidate, '/empleos-de-:oficio', 'resume'),
    },
    harmless: {
      what: 'adds a path that only looks like one of them',
      apply: (candidate) => add(candidate, '/mis-empleos-de-:oficio', 'resume'),
    },
  }),
  ...twins('route-that-is-no-pattern', 'mfe-cv', 'statically', {
    breaking: {
      what: 'has a path that no address can be compared with',
      apply: (candidate) => add(candidate, '/curriculo(viejo', 'resume'),
    },
    harmless: {
      what: 'has a path with an optional part',
      apply: (candidate) => add(candidate, '/curriculo-viejo{/:id}', 'resume'),
    },
  }),
  ...twins('route-removed', 'mfe-search', 'statically', {
    breaking: {
      what: 'no longer has the salary page',
      apply: ({ draft }) => {
        draft.routes = draft.routes.filter(({ id }) => id !== 'salaries');
      },
    },
    harmless: {
      what: 'lists its routes in another order',
      apply: ({ draft }) => {
        draft.routes.reverse();
      },
    },
  }),
  ...twins('route-moved', 'mfe-apply', 'statically', {
    breaking: {
      what: 'has its applications page at another path only',
      apply: (candidate) => {
        candidate.route('applications').path = '/mis-postulaciones';
      },
    },
    harmless: {
      what: 'has its applications page at a second path too',
      apply: (candidate) => add(candidate, '/mis-postulaciones', 'applications'),
    },
  }),
  ...twins('route-narrowed', 'mfe-search', 'statically', {
    breaking: {
      what: 'answers /empleos only, not the other addresses of the results page',
      apply: (candidate) => {
        candidate.route('results').path = '/empleos';
      },
    },
    harmless: {
      what: 'shows the reduced footer on its results page',
      apply: (candidate) => {
        candidate.route('results').footer = 'reduced';
      },
    },
  }),
  ...twins('route-closed', 'mfe-search', 'statically', {
    breaking: {
      what: 'shows offers to signed-in candidates only',
      apply: (candidate) => {
        candidate.route('offer').access = 'candidate';
      },
    },
    harmless: {
      what: 'shows the applications page to everyone',
      unit: 'mfe-apply',
      apply: (candidate) => {
        candidate.route('applications').access = 'anyone';
      },
    },
  }),
  ...twins('form-removed', 'mfe-account', 'statically', {
    breaking: {
      what: 'no longer accepts the log-in form without scripts',
      apply: (candidate) => {
        delete candidate.route('login').form;
      },
    },
    harmless: {
      what: 'accepts one more field of a form without scripts',
      apply: (candidate) => {
        candidate.route('restore-password').form?.fields.push('phone');
      },
    },
  }),
];
