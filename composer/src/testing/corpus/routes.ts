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
      what: 'adds a path nobody has',
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
      what: "claims mfe-search's offer address, with the variable called otherwise",
      apply: (candidate) => add(candidate, '/empleo/oferta/:vacante', 'resume'),
    },
    harmless: {
      what: 'calls the variable of its own path otherwise',
      apply: (candidate) => {
        candidate.route('resume').path = '/curriculo{/:documento}';
      },
    },
  }),
  ...twins('route-taken-inside-a-pattern', 'mfe-cv', 'statically', {
    breaking: {
      what: "claims one of the addresses that mfe-search's results answer",
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
      what: 'has a path of which a part may be missing',
      apply: (candidate) => add(candidate, '/curriculo-viejo{/:id}', 'resume'),
    },
  }),
  ...twins('route-removed', 'mfe-search', 'statically', {
    breaking: {
      what: 'has no salary page any more',
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
      what: 'has its applications at another path only',
      apply: (candidate) => {
        candidate.route('applications').path = '/mis-postulaciones';
      },
    },
    harmless: {
      what: 'has its applications at a second path too',
      apply: (candidate) => add(candidate, '/mis-postulaciones', 'applications'),
    },
  }),
  ...twins('route-narrowed', 'mfe-search', 'statically', {
    breaking: {
      what: 'answers only the bare path of the results',
      apply: (candidate) => {
        candidate.route('results').path = '/empleos';
      },
    },
    harmless: {
      what: 'shows the reduced footer under its results',
      apply: (candidate) => {
        candidate.route('results').footer = 'reduced';
      },
    },
  }),
  ...twins('route-closed', 'mfe-search', 'statically', {
    breaking: {
      what: 'lets only who is signed in see an offer',
      apply: (candidate) => {
        candidate.route('offer').access = 'candidate';
      },
    },
    harmless: {
      what: 'opens the applications to everybody',
      unit: 'mfe-apply',
      apply: (candidate) => {
        candidate.route('applications').access = 'anyone';
      },
    },
  }),
  ...twins('form-removed', 'mfe-account', 'statically', {
    breaking: {
      what: 'takes no log-in that is sent without scripts any more',
      apply: (candidate) => {
        delete candidate.route('login').form;
      },
    },
    harmless: {
      what: 'takes a further field of a form that is sent without scripts',
      apply: (candidate) => {
        candidate.route('restore-password').form?.fields.push('phone');
      },
    },
  }),
];
