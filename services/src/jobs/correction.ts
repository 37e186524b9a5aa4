import type { Queryable } from '@chamba/database';
import type { SearchReader } from './read-model/search-backend.ts';
import { listNouns } from './derivation.ts';
import { readFrequentTitle } from './frequent-title.ts';
import { segmented } from './segmentation.ts';
import { commonness } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isVerb, withKnownWork } from './weigh-words.ts';
import { textQuery } from './where.ts';
import { fold, toWordForm, isEmptyWord, queryWords, splitWords } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';
import { isAbbreviation, spelledOut } from '../text/abbreviations.ts';
import { isEmployer, isRuleWord } from '../text/synonyms.ts';
import { toSound } from '../text/phonetics.ts';

/** What a search is taken for. */
export type Correction = { words: readonly QueryWord[]; text: string };

/** One way to read some of the words that were typed. */
type Option = { tokens: number; words: readonly string[]; cost: number };

/** A way to read all of them. */
type Reading = { words: readonly string[]; cost: number };

/** Words looked for in the place of one. */
const MAX_CANDIDATES = 6;

/** Readings that are followed up while the words are gone through. */
const BEAM = 16;

/** Readings whose offers are counted at once, and how often. */
const COUNTED_AT_ONCE = 4;
const ROUNDS = 3;

/** What it costs to take a word for one that sounds otherwise, where one sounds the same: 'mediko' is not 'México'. */
const SOUNDS_OTHERWISE = 0.4;

/** Cost of a space too many. */
const EXTRA_SPACE = 0.3;

/** Cost of taking a word for another although it exists; more when it is frequent. */
const WORD_EXISTS = 0.4;

/** A spelling of so few offers may be a slip of theirs, if another one is so many times more frequent. */
const MAX_SLIPS = 5;
const TIMES_MORE = 20;

/** A word of so many offers is right, whatever else is near it. */
const RIGHT_DOCUMENTS = 20;

/** Letters of the beginning of a word that stands for the whole, as in 'aux cont', and what that costs. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 6;
const COMPLETED = 0.5;

/** What it costs to take a trade that nothing is known of for what it works with. */
const DERIVED = 1.4;

/** Endings that a beginning is completed by. */
const MAX_COMPLETIONS = 4;

/** How near a word must be for a slip of an offer that also stands in a few others. */
const SLIP_COST = 1.2;

/** Letters of a word that a slip of one leaves like no other. */
const LONG_WORD = 7;

/** Words of a search that are corrected; longer texts are not searches. */
const MAX_TOKENS = 10;

/** Takes a search that finds nothing for what was likely meant. */
export class Corrector {
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /**
   * The likeliest reading of a keyword that found nothing. Unknown words are taken for near ones, words written
   * together or apart for those that are meant; of several words those that occur together decide. Known words are
   * only taken for others when no offer of the country has all of them. Where no reading has offers, a frequent title
   * near the words is meant, or each unknown word by itself.
   * @returns null when every word is right as it is, or when one is near nothing.
   */
  async correct(db: Queryable, reader: SearchReader, keyword: string): Promise<Correction | null> {
    const tokens = splitWords(keyword).slice(0, MAX_TOKENS);
    const known = await this.#known(db, tokens);
    if (tokens.every((token) => known.has(token))) {
      const said = pickSignificant(tokens);
      if (said.length === 0) return null;
      const [offers = 0] = await counts(reader, [tokens]);
      // Its conditions or its place are why it finds nothing, or the slip that a few offers have too.
      if (offers > 0) return this.respelled(db, keyword, offers);
      // A word that stands only where no search looks is as good as unknown: 'monta', 'vela'.
      const [alone] = said.length === 1 ? tokens.filter((token) => said.includes(token)) : [];
      if (alone && /^[a-z]+$/.test(alone) && !isEmployer([toWordForm(alone)])) known.delete(alone);
    }
    const best = await this.#best(reader, this.#readings(tokens, known));
    if (!best) {
      const near =
        (await readFrequentTitle(db, this.#vocabulary, tokens)) ?? this.#nearestWords(tokens, known);
      return near && this.#correction(near, keyword);
    }
    // What was typed as a few offers misspell it is put right too; what was just put right is not doubted again.
    const words = best.words.flatMap((word) =>
      tokens.includes(word) ? this.#respelledWords([word]) : [word],
    );
    return this.#correction(words, keyword);
  }

  /**
   * The keyword with rare words respelled, where they are near frequent ones: what a few offers have by a slip too. Else
   * the frequent title that it is near, which a few offers have the words of by chance: 'ayudante genera'.
   * @param offers how many offers have it as it is written.
   * @returns null when there are many of them, or nothing is near.
   */
  async respelled(db: Queryable, keyword: string, offers: number): Promise<Correction | null> {
    if (offers > MAX_SLIPS) return null;
    const tokens = splitWords(keyword).slice(0, MAX_TOKENS);
    const words = this.#respelledWords(tokens);
    if (words.join(' ') !== tokens.join(' ')) return this.#correction(words, keyword);
    const title = await readFrequentTitle(db, this.#vocabulary, tokens);
    return title && this.#correction(title, keyword);
  }

  /**
   * Words with the unknown and the rare ones taken for what each is nearest to, although no offer has them all: a part
   * of them is looked for then. A short word that sounds otherwise is as likely another one, as 'visa' is no 'vía'. Null
   * where that changes none.
   */
  #nearestWords(tokens: readonly string[], known: ReadonlySet<string>): readonly string[] | null {
    const words = tokens.flatMap((token) => {
      if (known.has(token)) return this.#respelledWords([token]);
      if (this.#vocabulary.isSpanish(token) || isVerb(token)) return [token];
      const sound = toSound(token, 'words');
      const near = this.#vocabulary
        .candidates(token, MAX_CANDIDATES)
        .find(
          ({ word, documents, cost }) =>
            documents >= RIGHT_DOCUMENTS &&
            (toSound(word, 'words') === sound || (cost <= SLIP_COST && token.length >= LONG_WORD)),
        );
      return [near?.word ?? token];
    });
    return words.join(' ') === tokens.join(' ') ? null : words;
  }

  /** Words with those that a few offers have by a slip put right. */
  #respelledWords(tokens: readonly string[]): string[] {
    return tokens.flatMap((token): readonly string[] => {
      const own = this.#vocabulary.documentsOfForm(toWordForm(token));
      if (isEmptyWord(token) || isAbbreviation(token) || own === 0 || own > MAX_SLIPS) return [token];
      const sound = toSound(token, 'words');
      const other = this.#vocabulary
        .candidates(token, MAX_CANDIDATES)
        .find(
          ({ word, documents, cost }) =>
            (toSound(word, 'words') === sound || (cost <= SLIP_COST && !this.#vocabulary.isSpanish(token))) &&
            toWordForm(word) !== toWordForm(token) &&
            documents >= own * TIMES_MORE,
        );
      if (other) return [other.word];
      return (
        (this.#vocabulary.isSpanish(token) ? null : segmented(token, this.#vocabulary)?.words) ?? [token]
      );
    });
  }

  /** The word that a folded one is likeliest meant to be, '' where it is near none; null where it is right. */
  readonly nearest = (word: string): string | null =>
    this.#vocabulary.isSpanish(word) || this.#vocabulary.documentsOfForm(toWordForm(word)) > MAX_SLIPS
      ? null
      : (this.#vocabulary.candidates(word, 1)[0]?.word ?? '');

  /** A keyword as offers mostly write its words: addresses leave out accents and ñ. What has its accents stays. */
  spell(keyword: string): string {
    return keyword.replace(/\p{L}+/gu, (word) => (fold(word) === word ? this.#vocabulary.shown(word) : word));
  }

  /** Words that were typed are shown as they were typed. */
  #correction(words: readonly string[], keyword: string): Correction {
    const typed = new Map(keyword.split(/\s+/).map((word) => [fold(word), word.toLowerCase()]));
    const shown = words.map((word) => typed.get(word) ?? this.#vocabulary.shown(word));
    return { words: queryWords(pickSignificant(words)), text: shown.join(' ') };
  }

  /** Words that some offer has anywhere, that say nothing, or that are numbers, codes and short forms. */
  async #known(db: Queryable, tokens: readonly string[]): Promise<Set<string>> {
    const known = new Set(
      tokens.filter(
        (token) =>
          isEmptyWord(token) ||
          isAbbreviation(token) ||
          isEmployer([toWordForm(token)]) ||
          /[^a-z]/.test(token) ||
          this.#vocabulary.documentsOfForm(toWordForm(token)) > 0,
      ),
    );
    const rest = tokens.filter((token) => !known.has(token));
    if (rest.length === 0) return known;
    const { rows } = await db.query<{ word: string }>(
      'select word from lexeme where word = any($1::text[])',
      [rest.map(toWordForm)],
    );
    const found = new Set(rows.map(({ word }) => word));
    for (const token of rest) if (found.has(toWordForm(token))) known.add(token);
    return known;
  }

  /** Readings of all words, the likeliest first. */
  #readings(tokens: readonly string[], known: ReadonlySet<string>): Reading[] {
    const beams: Reading[][] = Array.from({ length: tokens.length + 1 }, () => []);
    beams[0] = [{ words: [], cost: 0 }];
    for (const [at, beam] of beams.entries()) {
      beam.sort((a, b) => a.cost - b.cost).splice(BEAM);
      if (at === tokens.length) break;
      const options = this.#options(tokens, at, known);
      for (const reading of beam) {
        for (const { tokens: taken, words, cost } of options) {
          beams[at + taken]?.push({ words: [...reading.words, ...words], cost: reading.cost + cost });
        }
      }
    }
    // As it stands it found nothing.
    return (beams[tokens.length] ?? []).filter(({ words }) => words.join(' ') !== tokens.join(' '));
  }

  #options(tokens: readonly string[], at: number, known: ReadonlySet<string>): Option[] {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1];
    const options: Option[] = [];
    const isKnown = known.has(token);
    if (isKnown) options.push({ tokens: 1, words: [token], cost: 0 });
    const doubt = this.#doubt(token, isKnown, pickSignificant(tokens).length < 2);
    if (doubt !== null) {
      const sound = toSound(token, 'words');
      const isHeard = (word: string): boolean => toSound(word, 'words') === sound;
      const candidates = this.#vocabulary.candidates(token, MAX_CANDIDATES);
      const isAnyHeard = candidates.some(
        ({ word, documents }) => documents >= RIGHT_DOCUMENTS && isHeard(word),
      );
      for (const { word, documents, cost } of candidates) {
        if (doubt.sameSound && !isHeard(word)) continue;
        const unlike = isAnyHeard && !isHeard(word) ? SOUNDS_OTHERWISE : 0;
        options.push({
          tokens: 1,
          words: [word],
          cost: doubt.cost + cost + unlike + 1 - commonness(documents),
        });
      }
      if (!doubt.sameSound) options.push(...this.#wholeWords(token, isKnown, doubt.cost));
      // A word of the language that no offer has is the beginning of one rather than nothing: 'teso', 'merca'.
      else if (!isKnown) options.push(...this.#completions(token));
    }
    // A right word that no offer has stands for itself: 'plumero'.
    if (!isKnown && !this.#vocabulary.isSpanish(token))
      for (const word of listNouns(token)) {
        const documents = this.#vocabulary.documents(word);
        if (documents > 1)
          options.push({ tokens: 1, words: [word], cost: DERIVED + 1 - commonness(documents) });
      }
    if (next !== undefined) {
      const joined = token + next;
      if (this.#vocabulary.documentsOfForm(toWordForm(joined)) > 0)
        options.push({ tokens: 2, words: [joined], cost: EXTRA_SPACE });
    }
    return options;
  }

  /** Words that a word may be the beginning of, or that it may be written together of. */
  #wholeWords(token: string, isKnown: boolean, doubt: number): Option[] {
    const isRare = !isKnown || this.#vocabulary.documentsOfForm(toWordForm(token)) <= MAX_SLIPS;
    const completions = isRare ? this.#completions(token) : [];
    // A word of the rules is no mistake: 'mechanical' is not 'mechanic al'.
    const parts = isRuleWord(toWordForm(token)) ? null : segmented(token, this.#vocabulary);
    return [
      ...completions,
      ...(parts ? [{ tokens: 1, words: parts.words, cost: doubt + parts.cost + 0.3 }] : []),
    ];
  }

  /** Words that a word may be the beginning of. */
  #completions(token: string): Option[] {
    if (token.length < SHORTEST_BEGINNING || token.length > LONGEST_BEGINNING) return [];
    return this.#vocabulary
      .completions(token, MAX_COMPLETIONS)
      .filter(({ word }) => !isEmptyWord(word))
      .map(({ word, documents }) => ({
        tokens: 1,
        words: [word],
        cost: COMPLETED + 1 - commonness(documents),
      }));
  }

  /**
   * What it costs to take a word for another because it exists; null where it stays what it is. A right word that
   * stands beside others may only be written like one that sounds the same ('vienes raíces').
   */
  #doubt(token: string, isKnown: boolean, isAlone: boolean): { cost: number; sameSound: boolean } | null {
    // A well-known employer is meant though no offer names it: 'imss' is not 'miss'.
    if (isEmptyWord(token) || (isKnown && isEmployer([toWordForm(token)]))) return null;
    const documents = isKnown ? this.#vocabulary.documentsOfForm(toWordForm(token)) : 0;
    const sameSound = this.#vocabulary.isSpanish(token) || documents >= RIGHT_DOCUMENTS;
    // What no offer has is right Spanish, but may be how a trade's name sounds: 'sicóloga'.
    if (sameSound && isAlone && isKnown) return null;
    if (!isKnown && !sameSound) return { cost: 0, sameSound };
    return { cost: WORD_EXISTS + commonness(documents), sameSound };
  }

  /** The reading of least cost among those that some offer answers to; more offers make up for some cost. */
  async #best(reader: SearchReader, readings: readonly Reading[]): Promise<Reading | null> {
    const [first] = readings;
    if (!first) return null;
    if (readings.every(({ words }) => pickSignificant(words).length < 2))
      return pickSignificant(first.words).length > 0 ? first : null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const some = readings.slice(round * COUNTED_AT_ONCE, (round + 1) * COUNTED_AT_ONCE);
      if (some.length === 0) return null;
      const found = await counts(
        reader,
        some.map(({ words }) => words),
      );
      const ranked = some
        .map((reading, index) => ({ reading, offers: found[index] ?? 0 }))
        .filter(({ offers }) => offers > 0)
        .map(({ reading, offers }) => ({ reading, rank: reading.cost - commonness(offers) }))
        .sort((a, b) => a.rank - b.rank);
      if (ranked[0]) return ranked[0].reading;
    }
    return null;
  }
}

/** The words that say something, short forms spelled out. */
const pickSignificant = (words: readonly string[]): string[] =>
  [...new Set(spelledOut(words))].filter((word) => !isEmptyWord(word));

/** Offers of the country that have all words of each reading, in any number and gender, or what comes near them. */
const counts = (
  reader: SearchReader,
  readings: ReadonlyArray<readonly string[]>,
): Promise<readonly number[]> =>
  reader.withTexts(
    readings.map((words) => textQuery(withKnownWork(queryWords(pickSignificant(words))), '', 'wide')),
  );
