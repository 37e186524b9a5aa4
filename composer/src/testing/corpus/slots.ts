import type { SlotContractEntry } from '@chamba/kernel/composition/release';
import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';
import { madeOptional, retyped, without, withField } from './schema-edits.ts';

type Side = 'places' | 'fills';

const slot = (candidate: Artefact, side: Side, name: string): SlotContractEntry => {
  const found = candidate.contract.slots[side][name];
  if (!found) throw new Error(`${candidate.draft.name} has no slot ${name}`);
  return found;
};

/** Changes the props of a slot on one side. */
const props =
  (side: Side, name: string, change: (schema: SlotContractEntry['props']) => SlotContractEntry['props']) =>
  (candidate: Artefact): void => {
    const entry = slot(candidate, side, name);
    entry.props = change(entry.props);
  };

const fill = (candidate: Artefact, name: string, like: string): void => {
  const existing = candidate.draft.slots.find((filled) => filled.name === like);
  if (!existing) throw new Error(`${candidate.draft.name} does not fill ${like}`);
  candidate.draft.slots.push({ ...structuredClone(existing), name });
  candidate.contract.slots.fills[name] = { version: 1, props: { type: 'object', properties: {} } };
};

/** Gives a unit a place of its own. */
const place = (candidate: Artefact, name: string, version = 1): void => {
  candidate.contract.slots.places[name] = { version, props: { type: 'object', properties: {} } };
};

const bump = (candidate: Artefact, side: Side, name: string): void => {
  slot(candidate, side, name).version += 1;
  const filled = candidate.draft.slots.find((entry) => entry.name === name);
  if (side === 'fills' && filled) filled.version += 1;
};

const text = { type: 'string' };

/** Slots: fillers, versions and props. */
export const slotChanges = [
  ...twins('slot-unowned', 'mfe-cv', 'statically', {
    breaking: {
      what: 'fills a slot that no unit has a place for',
      apply: (candidate) => fill(candidate, 'offer.summary', 'dashboard.completeness'),
    },
    harmless: {
      what: 'fills a slot that it brings the place for',
      apply: (candidate) => {
        place(candidate, 'resume.summary');
        fill(candidate, 'resume.summary', 'dashboard.completeness');
      },
    },
  }),
  ...twins('slot-taken', 'mfe-cv', 'statically', {
    breaking: {
      what: 'fills a slot that mfe-account fills',
      apply: (candidate) => fill(candidate, 'dashboard.email-confirmation', 'dashboard.completeness'),
    },
    harmless: {
      what: 'renders its filler on the server from now on',
      apply: ({ draft }) => {
        for (const filled of draft.slots) filled.server = true;
      },
    },
  }),
  ...twins('slot-version-of-the-filler', 'mfe-apply', 'statically', {
    breaking: {
      what: 'fills a version of the slot that the page does not have yet',
      apply: (candidate) => bump(candidate, 'fills', 'offer.apply'),
    },
    harmless: {
      what: 'has the next minor version, with the same version of its slot',
      apply: ({ draft }) => {
        draft.version = '0.2.0';
      },
    },
  }),
  ...twins('slot-version-of-the-place', 'mfe-search', 'statically', {
    breaking: {
      what: 'has the place at a version that no unit fills',
      apply: (candidate) => bump(candidate, 'places', 'offer.apply'),
    },
    harmless: {
      what: 'has one more place, at a version that no unit fills or filled before',
      apply: (candidate) => place(candidate, 'offer.summary', 2),
    },
  }),
  ...twins('slot-prop-removed', 'mfe-search', 'statically', {
    breaking: {
      what: 'no longer passes a prop that the filler needs',
      apply: props('places', 'offer.apply', (schema) => without(schema, 'placement')),
    },
    harmless: {
      what: 'passes one more prop, which the filler does not read',
      apply: props('places', 'offer.apply', (schema) => withField(schema, 'source', text, 'required')),
    },
  }),
  ...twins('slot-prop-made-optional', 'mfe-search', 'statically', {
    breaking: {
      what: 'makes a prop optional that the filler requires',
      apply: props('places', 'offer.apply', (schema) => madeOptional(schema, 'placement')),
    },
    harmless: {
      what: 'the filler no longer requires a prop',
      unit: 'mfe-apply',
      apply: props('fills', 'offer.apply', (schema) => madeOptional(schema, 'placement')),
    },
  }),
  ...twins('slot-prop-made-required', 'mfe-apply', 'statically', {
    breaking: {
      what: 'requires a prop that the page does not pass',
      apply: props('fills', 'offer.apply', (schema) => withField(schema, 'source', text, 'required')),
    },
    harmless: {
      what: 'takes an optional prop that the page does not pass',
      apply: props('fills', 'offer.apply', (schema) => withField(schema, 'source', text, 'optional')),
    },
  }),
  ...twins('slot-prop-required-that-is-optional', 'mfe-apply', 'statically', {
    breaking: {
      what: 'requires the pay of the job, which is optional',
      apply: props('fills', 'offer.apply', (schema) => ({
        ...schema,
        properties: {
          ...(schema['properties'] as object),
          job: {
            type: 'object',
            properties: { id: text, origin: text, redirecturl: text },
            required: ['id', 'origin', 'redirecturl'],
          },
        },
      })),
    },
    harmless: {
      what: 'requires fewer fields of the job than it gets',
      apply: props('fills', 'offer.apply', (schema) => ({
        ...schema,
        properties: {
          ...(schema['properties'] as object),
          job: { type: 'object', properties: { id: text, redirecturl: text }, required: ['id'] },
        },
      })),
    },
  }),
  ...twins('slot-prop-retyped', 'mfe-apply', 'statically', {
    breaking: {
      what: 'takes a number where the page passes a string',
      apply: props('fills', 'offer.apply', (schema) => retyped(schema, 'placement', { type: 'number' })),
    },
    harmless: {
      what: 'takes any string where the page passes one of two',
      apply: props('fills', 'offer.apply', (schema) => retyped(schema, 'placement', text)),
    },
  }),
  ...twins('slot-prop-retyped-inside', 'mfe-search', 'statically', {
    breaking: {
      what: 'passes the places of a job as numbers where the filler reads names',
      apply: props('places', 'offer.apply', (schema) =>
        retyped(schema, 'job.locations[].statename', { type: 'number' }),
      ),
    },
    harmless: {
      what: 'passes one more field of the places of a job',
      apply: props('places', 'offer.apply', (schema) =>
        withField(schema, 'job.locations[].colony', text, 'optional'),
      ),
    },
  }),
  ...twins('slot-prop-value-gone', 'mfe-apply', 'statically', {
    breaking: {
      what: 'knows only one of the two placements that the page uses',
      apply: props('fills', 'offer.apply', (schema) =>
        retyped(schema, 'placement', { type: 'string', enum: ['title'] }),
      ),
    },
    harmless: {
      what: 'knows a third placement',
      apply: props('fills', 'offer.apply', (schema) =>
        retyped(schema, 'placement', { type: 'string', enum: ['title', 'bar', 'card'] }),
      ),
    },
  }),
  ...twins('slot-callback', 'shell', 'statically', {
    breaking: {
      what: 'no longer passes the close callback to the log-in card',
      apply: props('places', 'header.login', (schema) => without(schema, 'onClose')),
    },
    harmless: {
      what: 'passes a second callback to the log-in card',
      apply: props('places', 'header.login', (schema) =>
        withField(schema, 'onDone', { 'x-type': 'function' }, 'required'),
      ),
    },
  }),
  ...twins('slot-place-removed', 'mfe-search', 'statically', {
    breaking: {
      what: 'no longer has a place for the apply button',
      apply: ({ contract }) => {
        delete contract.slots.places['offer.apply'];
      },
    },
    harmless: {
      what: 'has one more place for a slot',
      apply: ({ contract }) => {
        contract.slots.places['offer.related'] = { version: 1, props: { type: 'object', properties: {} } };
      },
    },
  }),
  ...twins('slot-filler-dropped', 'mfe-search', 'statically', {
    breaking: {
      what: 'no longer fills the search slot of the header',
      apply: ({ draft, contract }) => {
        draft.slots = draft.slots.filter(({ name }) => name !== 'header.search');
        delete contract.slots.fills['header.search'];
      },
    },
    harmless: {
      what: 'fills a slot of its own pages too',
      apply: (candidate) => {
        place(candidate, 'results.summary');
        fill(candidate, 'results.summary', 'header.search');
      },
    },
  }),
];
