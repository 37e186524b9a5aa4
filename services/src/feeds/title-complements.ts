import { JOINED_PAIRS } from './title-pairs.ts';
import { THING_COMPLEMENTS } from './title-things.ts';
import { forms, WORKER_COMPLEMENTS, words } from './title-workers.ts';

/** Prepositions that the source drops; it keeps every other one. */
export type Preposition = 'de' | 'en' | 'a';

/** Trades that a helper helps: ayudante de soldador. Those that are adjectives too (mecánico, eléctrico) are not here. */
const TRADES = new Set(
  words(
    'chofer albañil carpintero soldador panadero plomero pintor herrero mesero barman cantinero tablajero carnicero taquero ' +
      'parrillero pizzero pastelero repostero tapicero hojalatero laminero tornero vidriero jardinero sastre fontanero impresor ' +
      'topografo pailero fierrero tubero cocinero chef electricista yesero llantero maestro sushero zapatero barista cerrajero',
  ),
);
const HELPERS = new Set(forms('ayudante'));

const PREPOSITION: Readonly<Record<string, Preposition | ''>> = { d: 'de', e: 'en', a: 'a', '-': '' };

function addTo(
  table: Map<string, Map<string, Preposition | ''>>,
  heads: readonly string[],
  text: string,
): void {
  let preposition: Preposition | '' = '';
  for (const entry of text.trim().split(/\s+/)) {
    const [, mark, word = ''] = /^(?:([dea-]):)?(.*)$/.exec(entry) ?? [];
    if (mark) preposition = PREPOSITION[mark] ?? '';
    if (word === '') continue;
    for (const head of heads) {
      const known = table.get(head) ?? new Map<string, Preposition | ''>();
      known.set(word, preposition);
      table.set(head, known);
    }
  }
}

const workers = new Map<string, Map<string, Preposition | ''>>();
const things = new Map<string, Map<string, Preposition | ''>>();
for (const preposition of ['de', 'en', 'a'] as const) {
  for (const entry of JOINED_PAIRS[preposition].split(' ')) {
    const [first = '', seconds = ''] = entry.split(':');
    addTo(things, [first], `${preposition[0]}:${seconds.replaceAll(',', ' ')}`);
  }
}
for (const [heads, complements] of WORKER_COMPLEMENTS) addTo(workers, heads, complements);
for (const [heads, complements] of THING_COMPLEMENTS) addTo(things, words(heads), complements);

/** Whether a bare word names a worker, whose complements may follow an adjective: ayudante general de producción. */
export const isWorker = (word: string): boolean => workers.has(word);

/** The preposition of a worker's complement: '' when none belongs there, undefined when it is not known. */
export const joinWorker = (worker: string, complement: string): Preposition | '' | undefined =>
  HELPERS.has(worker) && TRADES.has(complement) ? 'de' : workers.get(worker)?.get(complement);

/** The preposition between two neighbours, of which the first is no worker. */
export const joinThings = (first: string, second: string): Preposition | '' | undefined =>
  things.get(first)?.get(second);
