import { DISTANCE } from './distance.ts';
import { interpret } from './interpretations.ts';
import type { Interpretation, Within } from './interpretations.ts';
import type { PlaceCatalogue, Town } from './place-catalogue.ts';
import { placeWords, postalCodeIn } from './place-words.ts';
import type { PlaceType } from './place-words.ts';
import type { Place } from './places.ts';

/** A place that fits what was typed. */
export type FoundPlace = {
  place: Place;
  /** The name that it was found by when that is not its own: 'Cancún' of Benito Juárez; empty otherwise. */
  knownAs: string;
  /** How far the name is from what was typed; 0 is the very name. */
  distance: number;
  /** Importance less distance: the higher, the likelier meant. */
  score: number;
  /** The name is not spelt as it was typed. */
  isMisspelt: boolean;
};

/** A place as it is said by the name it was found by: 'Cancún (Benito Juárez, Quintana Roo)'. */
export const toPlaceName = ({ place, knownAs }: Pick<FoundPlace, 'place' | 'knownAs'>): string =>
  knownAs ? `${knownAs} (${place.description})` : place.description;

/** Kinds of places, the largest first. */
export const TYPES: readonly PlaceType[] = ['CO', 'ST', 'CI', 'ZO'];

/** What a municipality that was named as the place's whereabouts is worth over a mere state. */
const NAMED_CITY = 1.5;

/** Fewest letters that places are looked for with; shorter texts have to be a name. */
const SHORTEST = 3;

type Hit = { key: number; ref: number; distance: number; score: number; isMisspelt: boolean };

/** The best of many, each key once. */
class Best {
  readonly hits: Hit[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** What a hit must score to come in. */
  get least(): number {
    return this.hits.length < this.#size ? -Infinity : (this.hits.at(-1)?.score ?? -Infinity);
  }

  add(hit: Hit): void {
    if (hit.score <= this.least) return;
    const known = this.hits.findIndex(({ key }) => key === hit.key);
    if (known !== -1) {
      if ((this.hits[known]?.score ?? 0) >= hit.score) return;
      this.hits.splice(known, 1);
    }
    const at = this.hits.findIndex(({ score }) => score < hit.score);
    this.hits.splice(at === -1 ? this.hits.length : at, 0, hit);
    if (this.hits.length > this.#size) this.hits.pop();
  }
}

const lies = ({ state, city }: Town, within: readonly Within[]): boolean =>
  within.every(({ states, cities }) => states.has(state) || cities.has(city));

/**
 * Places that fit a text, the best of each kind.
 * @param options.unfinished the text is still being typed; otherwise it is all there is.
 * @param options.each how many of each kind.
 */
export function findPlaces(
  catalogue: PlaceCatalogue,
  text: string,
  options: {
    unfinished: boolean;
    each: number;
    types?: readonly PlaceType[];
    /** `right` to leave misspelt names alone. */
    spelling?: 'any' | 'right';
  },
): Record<PlaceType, FoundPlace[]> {
  const { unfinished, each, types = TYPES, spelling = 'any' } = options;
  const search = new Search(catalogue, each, types, spelling === 'right');
  const code = postalCodeIn(placeWords(text));
  if (code && code.words.length === 0) search.byCode(code.digits);
  else if (code)
    search.byName(text.replace(code.digits, ' ').replace(/\bc\.?\s*p\b\.?/i, ' '), unfinished, code.digits);
  else if (placeWords(text).join(' ').length >= SHORTEST) search.byName(text, unfinished, '');
  else search.byShortForm(text);
  return search.found();
}

class Search {
  readonly #catalogue: PlaceCatalogue;
  readonly #best: Record<PlaceType, Best>;
  readonly #types: readonly PlaceType[];
  readonly #isSpeltOnly: boolean;
  #isMisspelt = false;

  constructor(catalogue: PlaceCatalogue, each: number, types: readonly PlaceType[], isSpeltOnly: boolean) {
    this.#isSpeltOnly = isSpeltOnly;
    this.#catalogue = catalogue;
    this.#types = types;
    this.#best = { CO: new Best(each), ST: new Best(each), CI: new Best(each), ZO: new Best(each) };
  }

  byCode(digits: string): void {
    const { towns } = this.#catalogue;
    const share = new Map<number, number>();
    const zones = this.#catalogue.zonesOfCode(digits);
    for (const zone of zones) {
      const town = this.#catalogue.townOfZone(zone);
      share.set(town, (share.get(town) ?? 0) + 1);
      if (this.#types.includes('ZO'))
        this.#best.ZO.add({ key: zone, ref: zone, distance: 0, score: 0, isMisspelt: false });
    }
    if (!this.#types.includes('CI')) return;
    for (const [at, count] of share) {
      const town = towns[at];
      if (!town) continue;
      const name = this.#catalogue.townNames.findIndex((known) => known.town === at && known.shown === '');
      this.#best.CI.add({
        key: at,
        ref: name,
        distance: 0,
        score: town.importance + Math.log2(count),
        isMisspelt: false,
      });
    }
  }

  byShortForm(text: string): void {
    const term = this.#catalogue.townIndex.exact(placeWords(text).join(' '));
    if (term !== -1) this.#addTown(term, DISTANCE.exact, null);
  }

  byName(text: string, unfinished: boolean, digits: string): void {
    const { townIndex, zoneIndex } = this.#catalogue;
    const coded: Within[] =
      digits === ''
        ? []
        : [
            {
              states: new Set(),
              cities: new Set(
                Array.from(
                  this.#catalogue.zonesOfCode(digits),
                  (zone) => this.#catalogue.towns[this.#catalogue.townOfZone(zone)]?.city ?? 0,
                ),
              ),
            },
          ];
    const all = interpret(text, townIndex, (term) => this.#locate(term), unfinished).map((meant) => ({
      ...meant,
      within: [...meant.within, ...coded],
    }));
    const wantsTowns = this.#types.some((type) => type !== 'ZO');
    const wantsZones = this.#types.includes('ZO');
    const isZone = ({ type }: Interpretation): boolean => wantsZones && (type === null || type === 'ZO');
    const spelt = (meant: Interpretation): void => {
      const { words, unfinished: open } = meant;
      if (wantsTowns) townIndex.spelt(words, open, (...found) => this.#addTown(...found, meant));
      if (isZone(meant)) zoneIndex.spelt(words, open, (...found) => this.#addZone(...found, meant));
    };
    const whole = all.filter(({ isFallback }) => isFallback !== true);
    whole.forEach(spelt);
    if (TYPES.every((type) => this.#best[type].hits.length === 0))
      all.filter(({ isFallback }) => isFallback === true).forEach(spelt);
    if (this.#isSpeltOnly) return;
    const hasTown = this.#types.some((type) => type !== 'ZO' && this.#best[type].hits.length > 0);
    const hasZone = this.#best.ZO.hits.length > 0;
    this.#isMisspelt = true;
    for (const meant of whole) {
      const { words, unfinished: open } = meant;
      if (!hasTown && wantsTowns)
        townIndex.misspelt(words, open, (...found) => this.#addTown(...found, meant));
      if (!hasZone && isZone(meant))
        zoneIndex.misspelt(words, open, (...found) => this.#addZone(...found, meant));
    }
  }

  found(): Record<PlaceType, FoundPlace[]> {
    const { towns, townNames } = this.#catalogue;
    const findTowns = (type: PlaceType): FoundPlace[] =>
      this.#best[type].hits.flatMap(({ ref, distance, score, isMisspelt }) => {
        const name = townNames[ref];
        const place = towns[name?.town ?? -1];
        return name && place ? [{ place, knownAs: name.shown, distance, score, isMisspelt }] : [];
      });
    return {
      CO: findTowns('CO'),
      ST: findTowns('ST'),
      CI: findTowns('CI'),
      ZO: this.#best.ZO.hits.flatMap(({ ref, distance, score, isMisspelt }) => {
        const place = this.#catalogue.zone(ref);
        return place ? [{ place, knownAs: '', distance, score, isMisspelt }] : [];
      }),
    };
  }

  /** Where the places of a name lie: a state is all of itself. */
  #locate(term: number): Within {
    const states = new Set<number>();
    const cities = new Set<number>();
    for (const at of this.#catalogue.townIndex.getPlaces(term)) {
      const town = this.#catalogue.towns[this.#catalogue.townNames[at]?.town ?? -1];
      if (town?.type === 'ST') states.add(town.state);
      if (town?.type === 'CI') cities.add(town.city);
    }
    return { states, cities };
  }

  #addTown(term: number, apart: number, meant: Interpretation | null): void {
    const { towns, townNames, townIndex } = this.#catalogue;
    for (const ref of townIndex.getPlaces(term)) {
      const name = townNames[ref];
      const town = towns[name?.town ?? -1];
      if (!name || !town || !this.#types.includes(town.type)) continue;
      const isCalledPart = meant?.type === 'ZO' && name.isPart;
      if (meant?.type && town.type !== meant.type && !isCalledPart) continue;
      const within = meant?.within ?? [];
      if (within.length > 0 && (town.type !== 'CI' || !lies(town, within))) continue;
      const distance = apart + (meant?.distance ?? 0);
      this.#best[town.type].add({
        key: name.town,
        ref,
        distance,
        score: name.importance - distance,
        isMisspelt: this.#isMisspelt,
      });
    }
  }

  #addZone(term: number, apart: number, meant: Interpretation): void {
    const distance = apart + meant.distance;
    for (const zone of this.#catalogue.zoneIndex.getPlaces(term)) {
      const importance = this.#catalogue.importanceOfZone(zone) - distance;
      // The most important come first: the rest of this name cannot come in either.
      if (importance + NAMED_CITY <= this.#best.ZO.least) break;
      const at = this.#catalogue.townOfZone(zone);
      const town = this.#catalogue.towns[at];
      if (!town || !lies(town, meant.within)) continue;
      const isCityNamed = meant.within.some(({ cities }) => cities.has(town.city));
      this.#best.ZO.add({
        key: this.#catalogue.labelOfZone(zone) * 4096 + at,
        ref: zone,
        distance,
        score: importance + (isCityNamed ? NAMED_CITY : 0),
        isMisspelt: this.#isMisspelt,
      });
    }
  }
}
