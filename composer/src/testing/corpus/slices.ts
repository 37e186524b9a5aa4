import type { JsonSchema } from '@chamba/kernel/composition/release';
import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';
import { retyped, without, withField } from './schema-edits.ts';

type Side = 'provides' | 'reads';

const slice =
  (side: Side, name: string, change: (schema: JsonSchema) => JsonSchema) =>
  (candidate: Artefact): void => {
    const schema = candidate.contract.slices[side][name];
    if (!schema) throw new Error(`${candidate.draft.name} has no slice ${name}`);
    candidate.contract.slices[side][name] = change(schema);
  };

const text = { type: 'string' };

/** Shared state: slices and their fields. */
export const sliceChanges = [
  ...twins('slice-removed', 'shell', 'statically', {
    breaking: {
      what: 'no longer has the slice of job marks',
      apply: ({ contract }) => {
        delete contract.slices.provides['jobStatus'];
      },
    },
    harmless: {
      what: 'has one more slice',
      apply: ({ contract }) => {
        contract.slices.provides['recentSearches'] = { type: 'object', properties: {}, required: [] };
      },
    },
  }),
  ...twins('slice-field-removed', 'shell', 'statically', {
    breaking: {
      what: 'no longer has the e-mail address of the profile',
      apply: slice('provides', 'session', (schema) => without(schema, 'user_profile.email')),
    },
    harmless: {
      what: 'adds a telephone number to the profile',
      apply: slice('provides', 'session', (schema) =>
        withField(schema, 'user_profile.telephone', text, 'required'),
      ),
    },
  }),
  ...twins('slice-field-renamed', 'shell', 'statically', {
    breaking: {
      what: 'renames the toggle calcISR to calcIsr',
      apply: slice('provides', 'toggles', (schema) =>
        withField(without(schema, 'calcISR'), 'calcIsr', { type: 'boolean' }, 'required'),
      ),
    },
    harmless: {
      what: 'has one more toggle',
      apply: slice('provides', 'toggles', (schema) =>
        withField(schema, 'newResume', { type: 'boolean' }, 'required'),
      ),
    },
  }),
  ...twins('slice-field-retyped', 'shell', 'statically', {
    breaking: {
      what: 'keeps the width of the window as a string',
      apply: slice('provides', 'pageWidth', (schema) => retyped(schema, 'width', text)),
    },
    harmless: {
      what: 'keeps the width of the window as an integer',
      apply: slice('provides', 'pageWidth', (schema) => retyped(schema, 'width', { type: 'integer' })),
    },
  }),
  ...twins('slice-field-may-be-null', 'shell', 'statically', {
    breaking: {
      what: 'makes the list of toasts nullable',
      apply: slice('provides', 'toasts', (schema) =>
        retyped(schema, 'items', { anyOf: [{ type: 'array', items: {} }, { type: 'null' }] }),
      ),
    },
    harmless: {
      what: 'makes the end of the session not nullable',
      apply: slice('provides', 'session', (schema) => retyped(schema, 'expiresAt', text)),
    },
  }),
  ...twins('slice-item-reshaped', 'shell', 'statically', {
    breaking: {
      what: 'keeps the ids of job marks as numbers',
      apply: slice('provides', 'jobStatus', (schema) => retyped(schema, 'items[].jobid', { type: 'number' })),
    },
    harmless: {
      what: 'adds a field to job marks',
      apply: slice('provides', 'jobStatus', (schema) => withField(schema, 'items[].place', text, 'optional')),
    },
  }),
  ...twins('slice-field-read-that-is-not-there', 'mfe-cv', 'statically', {
    breaking: {
      what: 'reads a field of the session that this shell does not have',
      apply: slice('reads', 'session', (schema) =>
        withField(schema, 'resumes', { type: 'array' }, 'required'),
      ),
    },
    harmless: {
      what: 'reads fewer fields of the session than before',
      apply: slice('reads', 'session', (schema) => without(schema, 'recruiter_views')),
    },
  }),
];
