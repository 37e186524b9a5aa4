import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';
import { madeOptional, retyped, without, withField } from './schema-edits.ts';

type Side = 'emits' | 'listens';

const rename = (candidate: Artefact, side: Side, from: string, to: string): void => {
  const payload = candidate.contract.events[side][from];
  if (!payload) throw new Error(`${candidate.draft.name} has no event ${from}`);
  delete candidate.contract.events[side][from];
  candidate.contract.events[side][to] = payload;
  candidate.draft.events[side] = candidate.draft.events[side].map((name) => (name === from ? to : name));
};

const add = (candidate: Artefact, side: Side, name: string): void => {
  candidate.contract.events[side][name] = { type: 'object', properties: {}, required: [] };
  candidate.draft.events[side].push(name);
};

const payload =
  (side: Side, name: string, change: (schema: Record<string, unknown>) => Record<string, unknown>) =>
  (candidate: Artefact): void => {
    const schema = candidate.contract.events[side][name];
    if (!schema) throw new Error(`${candidate.draft.name} has no event ${name}`);
    candidate.contract.events[side][name] = change({ ...schema });
  };

const text = { type: 'string' };

/** Events: their names and payloads. */
export const eventChanges = [
  ...twins('event-renamed-by-who-emits', 'mfe-account', 'statically', {
    breaking: {
      what: 'emits session/emailConfirmed, the others listen for session/emailVerified',
      apply: (candidate) => rename(candidate, 'emits', 'session/emailVerified', 'session/emailConfirmed'),
    },
    harmless: {
      what: 'emits session/emailConfirmed too',
      apply: (candidate) => add(candidate, 'emits', 'session/emailConfirmed'),
    },
  }),
  ...twins('event-renamed-by-who-listens', 'mfe-apply', 'statically', {
    breaking: {
      what: 'listens for application/postponed, which no unit emits',
      apply: (candidate) => rename(candidate, 'listens', 'application/delayed', 'application/postponed'),
    },
    harmless: {
      what: 'listens for one more event that a unit emits',
      apply: (candidate) => add(candidate, 'listens', 'session/loggedIn'),
    },
  }),
  ...twins('event-dropped', 'mfe-apply', 'statically', {
    breaking: {
      what: 'no longer emits application/queued',
      apply: ({ draft, contract }) => {
        draft.events.emits = draft.events.emits.filter((name) => name !== 'application/queued');
        delete contract.events.emits['application/queued'];
      },
    },
    harmless: {
      what: 'no longer emits an event without listeners',
      apply: ({ draft, contract }) => {
        draft.events.emits = draft.events.emits.filter((name) => name !== 'application/submitted');
        delete contract.events.emits['application/submitted'];
      },
    },
  }),
  ...twins('event-field-dropped', 'mfe-search', 'statically', {
    breaking: {
      what: 'emits jobs/visited without the id of the job',
      apply: payload('emits', 'jobs/visited', (schema) => without(schema, 'jobid')),
    },
    harmless: {
      what: 'adds the time to jobs/visited',
      apply: payload('emits', 'jobs/visited', (schema) =>
        withField(schema, 'at', { type: 'number' }, 'required'),
      ),
    },
  }),
  ...twins('event-field-retyped', 'mfe-account', 'statically', {
    breaking: {
      what: 'sends the user id as a number',
      apply: payload('emits', 'session/emailVerified', (schema) =>
        retyped(schema, 'userid', { type: 'number' }),
      ),
    },
    harmless: {
      what: 'sends the user id as a string of a known format',
      apply: payload('emits', 'session/emailVerified', (schema) =>
        retyped(schema, 'userid', { type: 'string', minLength: 1 }),
      ),
    },
  }),
  ...twins('event-field-made-optional', 'mfe-search', 'statically', {
    breaking: {
      what: 'makes the job id of jobs/visited optional',
      apply: payload('emits', 'jobs/visited', (schema) => madeOptional(schema, 'jobid')),
    },
    harmless: {
      what: 'adds an optional field to jobs/visited',
      apply: payload('emits', 'jobs/visited', (schema) => withField(schema, 'place', text, 'optional')),
    },
  }),
  ...twins('event-field-required-by-who-listens', 'mfe-apply', 'statically', {
    breaking: {
      what: 'requires the title of the offer, which is not sent',
      apply: payload('listens', 'application/delayed', (schema) =>
        withField(schema, 'title', text, 'required'),
      ),
    },
    harmless: {
      what: 'takes the title of the offer as optional',
      apply: payload('listens', 'application/delayed', (schema) =>
        withField(schema, 'title', text, 'optional'),
      ),
    },
  }),
];
