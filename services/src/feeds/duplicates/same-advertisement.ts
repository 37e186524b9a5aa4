import { withoutAccents } from '@chamba/kernel/routes';
import type { OfferRecord } from '../../model/offer-record.ts';
import { fold, isStopWord, splitWords } from '../../text/words.ts';
import { compareSignatures, LEAD_WORDS, toShingles, withoutReferences } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';

/** What of an offer's record must not contradict that of another one. */
export type Terms = Pick<
  OfferRecord,
  'salaryfrom' | 'salaryto' | 'salarytime' | 'jobtypes' | 'levelid' | 'schedule' | 'hours_day' | 'days_week'
>;

/** Share of shingles in common from which the texts themselves are compared: signatures err by a tenth. */
const NEAR = 0.65;

/** Share of shingles in common from which texts are the same but for a slip or a call. */
const SAME = 0.8;

/** Largest share of words that only one of the texts has. */
const MAX_OTHER_WORDS = 0.08;

/** Words that distinguish vacancies: when, where and how much the work is. */
const DISTINCTIVE = new Set(
  (
    'turno turnos matutino matutina vespertino vespertina nocturno nocturna mixto mixta diurno diurna manana tarde noche ' +
    'lunes martes miercoles jueves viernes sabado sabados domingo domingos semana semanal quincenal mensual medio completo ' +
    'parcial tiempo temporal planta indefinido sucursal sucursales tienda plaza zona colonia col norte sur este oeste oriente ' +
    'poniente centro ingles frances aleman bilingue junior senior jr sr auxiliar ayudante jefe gerente coordinador supervisor ' +
    'lider becario practicante mujer mujeres hombre hombres femenino masculino remoto hibrido presencial casa'
  ).split(' '),
);

/** Marks before the first word of a sentence or of an item. */
const SENTENCE_MARKS = [...'.!?:;•*·¡¿-'];

/** A word as it is written, and folded. */
type Token = { word: string; isName: boolean };

/** Words of a text; those that are capital inside a sentence may be names. */
function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    const mark = before.trimEnd().at(-1) ?? '';
    const isFirst = match.index === 0 || before.includes('\n') || SENTENCE_MARKS.includes(mark);
    tokens.push({ word: fold(withoutAccents(match[0])), isName: !isFirst && /^\p{Lu}/u.test(match[0]) });
  }
  return tokens;
}

/** Words of one text that another one has less often; a name is what is written as one throughout. */
function missingIn(tokens: readonly Token[], other: readonly Token[]): Token[] {
  const counts = new Map<string, number>();
  for (const { word } of other) counts.set(word, (counts.get(word) ?? 0) + 1);
  const plain = new Set(tokens.filter(({ isName }) => !isName).map(({ word }) => word));
  return tokens.flatMap(({ word }) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0 ? [] : [{ word, isName: !plain.has(word) && !isStopWord(word) }];
  });
}

const isDistinctive = ({ word, isName }: Token): boolean =>
  isName || /\d/.test(word) || DISTINCTIVE.has(word);

/** Words that are missing at least where a text was cut off without a sign of it: fewer may say another shift. */
const MIN_CUT_WORDS = 20;

/** Whether one text is the beginning of the other one, where it was cut off: inside a sentence, or with an ellipsis. */
function isCutOff(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = splitWords(short);
  const longWords = splitWords(long);
  const end = short.trimEnd();
  const isMarked = /(?:…|\.{3})$/.test(end);
  const isOpen = /[\p{L}\p{N},]$/u.test(end) && longWords.length - words.length >= MIN_CUT_WORDS;
  // The last word may be cut too.
  const kept = words.slice(0, -1);
  return (
    (isMarked || isOpen) && words.length >= LEAD_WORDS && kept.every((word, at) => longWords[at] === word)
  );
}

/** Whether two texts are the same advertisement: alike, and without a distinctive difference. */
export function isSameText(text: string, otherText: string): boolean {
  const one = withoutReferences(text);
  const other = withoutReferences(otherText);
  if (isCutOff(one, other)) return true;
  const tokens = toTokens(one);
  const otherTokens = toTokens(other);
  const apart = [...missingIn(tokens, otherTokens), ...missingIn(otherTokens, tokens)];
  if (apart.length > MAX_OTHER_WORDS * (tokens.length + otherTokens.length) || apart.some(isDistinctive))
    return false;
  const shingles = toShingles(splitWords(one));
  const others = toShingles(splitWords(other));
  const common = [...shingles].filter((shingle) => others.has(shingle)).length;
  return common >= SAME * (shingles.size + others.size - common);
}

/** Whether texts may be the same, so that they are worth reading. */
export const mayBeSameText = (one: Fingerprint, other: Fingerprint): boolean =>
  one.text === other.text ||
  one.lead === other.lead ||
  compareSignatures(one.signature, other.signature) >= NEAR;

const agree = (one: unknown, other: unknown): boolean => !one || !other || one === other;

/** Whether nothing that both records state is different; what only one of them states is no difference. */
export function haveSameTerms(one: Terms, other: Terms): boolean {
  const arePaid = [one, other].every(({ salaryfrom, salaryto }) => salaryfrom > 0 || salaryto > 0);
  const isSamePay =
    one.salaryfrom === other.salaryfrom &&
    one.salaryto === other.salaryto &&
    one.salarytime === other.salarytime;
  return (
    (!arePaid || isSamePay) &&
    agree(one.jobtypes, other.jobtypes) &&
    agree(one.levelid, other.levelid) &&
    agree(fold(one.schedule), fold(other.schedule)) &&
    agree(one.hours_day, other.hours_day) &&
    agree(one.days_week, other.days_week)
  );
}
