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
      what: 'keeps no job marks any more',
      apply: ({ contract }) => {
        delete contract.slices.provides['jobStatus'];
      },
    },
    harmless: {
      what: 'keeps a slice more',
      apply: ({ contract }) => {
        contract.slices.provides['recentSearches'] = { type: 'object', properties: {}, required: [] };
      },
    },
  }),
  ...twins('slice-field-removed', 'shell', 'statically', {
    breaking: {
      what: 'forgets the e-mail address of the profile',
      apply: slice('provides', 'session', (schema) => without(schema, 'user_profile.email')),
    },
    harmless: {
      what: 'knows a telephone number of the profile too',
      apply: slice('provides', 'session', (schema) =>
        withField(schema, 'user_profile.telephone', text, 'required'),
      ),
    },
  }),
  ...twins('slice-field-renamed', 'shell', 'statically', {
    breaking: {
      what: 'calls a switch calcIsr that was calcISR',
      apply: slice('provides', 'toggles', (schema) =>
        withField(without(schema, 'calcISR'), 'calcIsr', { type: 'boolean' }, 'required'),
      ),
    },
    harmless: {
      what: 'has a switch more',
      apply: slice('provides', 'toggles', (schema) =>
        withField(schema, 'newResume', { type: 'boolean' }, 'required'),
      ),
    },
  }),
  ...twins('slice-field-retyped', 'shell', 'statically', {
    breaking: {
      what: 'keeps the width of the window as a text',
      apply: slice('provides', 'pageWidth', (schema) => retyped(schema, 'width', text)),
    },
    harmless: {
      what: 'keeps the width of the window in whole pixels',
      apply: slice('provides', 'pageWidth', (schema) => retyped(schema, 'width', { type: 'integer' })),
    },
  }),
  ...twins('slice-field-may-be-null', 'shell', 'statically', {
    breaking: {
      what: 'may have no list of toasts',
      apply: slice('provides', 'toasts', (schema) =>
        retyped(schema, 'items', { anyOf: [{ type: 'array', items: {} }, { type: 'null' }] }),
      ),
    },
    harmless: {
      what: 'always knows the end of the session',
      apply: slice('provides', 'session', (schema) => retyped(schema, 'expiresAt', text)),
    },
  }),
  ...twins('slice-item-reshaped', 'shell', 'statically', {
    breaking: {
      what: 'marks jobs by number',
      apply: slice('provides', 'jobStatus', (schema) => retyped(schema, 'items[].jobid', { type: 'number' })),
    },
    harmless: {
      what: 'notes with a mark where it was made',
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
      what: 'reads less of the session than before',
      apply: slice('reads', 'session', (schema) => without(schema, 'recruiter_views')),
    },
  }),
];
