import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask } from './services.ts';
import type { RunningServices } from './services.ts';

/** The typed text, its context, and the expected place: an INEGI key, a state's code, `postal code/name`, or `-`. */
type Row = { typed: string; use: string; expected: string };

type Suggestion = { type: string; id: string; zonename: string; postalcode?: string; seourl: string };

/** INEGI keys of states by code, from which their ids are derived. */
const STATE_IDS: Readonly<Record<string, string>> = Object.fromEntries(
  'AGS BCN BCS CAM COA COL CHP CHH CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC'
    .split(' ')
    .map((code, index) => [`MX-${code}`, String(21_949 + index)]),
);

function readTable(name: string): Row[] {
  const text = readFileSync(new URL(`../../gold/${name}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [typed = '', use = '', expected = ''] = line.split('\t');
      return { typed, use, expected };
    });
}

function isExpected(place: Suggestion | undefined, expected: string): boolean {
  if (expected === '-') return place === undefined;
  if (!place) return false;
  const [code = '', name] = expected.split('/');
  if (name !== undefined)
    return place.seourl.includes(`-cp-${code}/`) && (place.zonename === '' || place.zonename === name);
  return place.id === (STATE_IDS[expected] ?? (expected === 'MX' ? 'MX' : String(Number(expected))));
}

const getType = (expected: string): string =>
  expected === 'MX' ? 'CO' : expected.startsWith('MX-') ? 'ST' : expected.includes('/') ? 'ZO' : 'CI';

/**
 * Declares the tests that places are understood as people type them.
 * @param services with all places and offers of the sample; asked for when the tests run.
 */
export function testPlacesTable(services: () => RunningServices): void {
  async function means({ typed, use, expected }: Row): Promise<boolean> {
    const asked = encodeURIComponent(typed);
    if (use === 'text') {
      const { status, body } = await ask(services(), `/rest?server=lookup&service=location&text=${asked}`);
      assert.ok(status === 200 || status === 404, `${typed}: ${status}`);
      const found = (body['response'] as { location: Omit<Suggestion, 'zonename'> } | undefined)?.location;
      return isExpected(found && { ...found, zonename: '' }, expected);
    }
    const { body } = await ask(services(), `/api/suggests/locations?q=${asked}`);
    const { suggestions } = body['response'] as { suggestions: Suggestion[] };
    return isExpected(
      suggestions.find(({ type }) => type === getType(expected)),
      expected,
    );
  }

  for (const [table, least] of [
    ['places-test.tsv', 0.97],
    ['places-heldout.tsv', 0.93],
    ['places-fresh.tsv', 0.93],
    ['places-towns.tsv', 0.94],
  ] as const) {
    test(`at least ${least * 100} % of ${table} are understood`, async (context) => {
      const rows = readTable(table);
      const wrong: string[] = [];
      for (const row of rows)
        if (!(await means(row))) wrong.push(`${row.typed} (${row.use}: ${row.expected})`);
      const right = 1 - wrong.length / rows.length;
      context.diagnostic(`${(right * 100).toFixed(1)} % of ${rows.length} right; wrong: ${wrong.join(', ')}`);
      assert.ok(right >= least, wrong.join(', '));
    });
  }
}
