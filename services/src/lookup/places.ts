import type { SearchParams } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import { PlaceIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';
import { resolvePlace, type Resolution, type Spelling } from './place-resolution.ts';

/** A place as stored; ids and INEGI keys as in the import. */
export type Place = {
  id: number;
  type: 'CO' | 'ST' | 'CI' | 'ZO';
  code: string;
  state: number;
  city: number;
  name: string;
  statename: string;
  cityname: string;
  cp: string;
  description: string;
  location_slug: string;
  city_slug: string;
  /** Offers there; those of its municipality for a settlement, which is not counted on its own. */
  documents: number;
  /** Of the municipality's seat, in degrees; null where it is not known. */
  latitude: number | null;
  longitude: number | null;
};

const COLUMNS =
  'id, type, code, state, city, name, statename, cityname, cp, description, location_slug, city_slug, ' +
  // A settlement has no count or coordinates: those of its municipality are used.
  "case when type = 'ZO' then coalesce((select c.documents from place c where c.id = place.city and c.type = 'CI'), 0) " +
  'else documents end as documents, ' +
  "coalesce(latitude, (select c.latitude from place c where c.id = place.city and c.type = 'CI')) as latitude, " +
  "coalesce(longitude, (select c.longitude from place c where c.id = place.city and c.type = 'CI')) as longitude";

/** Id that a place has on the wire: codes for the country and for states, numbers for the rest. */
export const toPlaceId = (place: Place): string => (place.type === 'CO' ? place.code : String(place.id));

/**
 * Coordinates of a place, as far as published: degrees with two decimals, which is about a kilometre; nothing where it is not
 * known.
 */
export function approximate(place: Pick<Place, 'latitude' | 'longitude'>): {
  latitude?: number;
  longitude?: number;
} {
  if (place.latitude === null || place.longitude === null) return {};
  return {
    latitude: Math.round(place.latitude * 100) / 100,
    longitude: Math.round(place.longitude * 100) / 100,
  };
}

/** The part of a search address that stands for a place: `en-jalisco/ciudad-de-guadalajara`. */
export function toSeoUrl(place: Place): string {
  return place.city_slug
    ? `en-${place.location_slug}/ciudad-de-${place.city_slug}`
    : `en-${place.location_slug}`;
}

/** The place as search parameters; the whole country needs none. */
export function placeParams(place: Place | null): Pick<SearchParams, 'location' | 'ci'> {
  if (!place || place.type === 'CO') return {};
  return place.city_slug
    ? { location: place.location_slug, ci: place.city_slug }
    : { location: place.location_slug };
}

/** Finds places by the slugs of an address and by id, and remembers them: they only change with an import. */
export class PlaceFinder {
  readonly #db: Queryable;
  readonly #known = new Map<string, Place | null>();
  /** All places by the names that people type. */
  readonly names: PlaceIndex;

  constructor(db: Queryable) {
    this.#db = db;
    this.names = new PlaceIndex(db);
  }

  /** Forgets everything; to be called when counts or places changed. */
  clear(): void {
    this.#known.clear();
    this.names.markStale();
  }

  /** The place that an address names; null when it names none or there is no such place. */
  async ofParams({ location, ci }: Pick<SearchParams, 'location' | 'ci'>): Promise<Place | null> {
    if (!location && !ci) return null;
    return this.#remember(`s:${location ?? ''}/${ci ?? ''}`, async () => {
      const conditions = ['true'];
      const values: string[] = [];
      if (location && location !== 'mexico') conditions.push(`location_slug = $${values.push(location)}`);
      conditions.push(`city_slug = $${values.push(ci ?? '')}`);
      if (location === 'mexico' && !ci) conditions.push("type = 'CO'");
      // A city without its state is the one with most offers; a colonia without its city likewise.
      const exact = await this.#first(
        `where ${conditions.join(' and ')} order by documents desc, population desc limit 1`,
        values,
      );
      if (exact || !location || ci) return exact;
      return this.#first("where location_slug = $1 and type = 'ZO' order by documents desc limit 1", [
        location,
      ]);
    });
  }

  /** The place of an id or code: `21957`, `14039`, `MX-JAL`, `MX`. */
  async ofId(id: string): Promise<Place | null> {
    if (id === '') return null;
    return this.#remember(`i:${id}`, () =>
      /^\d{1,9}$/.test(id)
        ? this.#first('where id = $1', [Number(id)])
        : this.#first("where code = $1 and type in ('CO', 'ST')", [id.toUpperCase()]),
    );
  }

  /**
   * The place that a text means as typed: `Guadalajara, Jalisco`, `guadalajara jal`, `gdl`, `44100`. A name of several
   * places means the one that is clearly the likeliest.
   * @returns null when nothing is called so, or several places may be meant alike.
   */
  async ofText(text: string): Promise<Place | null> {
    return (await this.resolve(text)).place?.place ?? null;
  }

  /** The place that a text means, as `ofText`, with the name it was found by; or whether it may mean several. */
  async resolve(text: string, spelling: Spelling = 'any'): Promise<Resolution> {
    return resolvePlace(await this.names.catalogue(), text, spelling);
  }

  /** Whether a state or a municipality is called so, as it is written: `zapopan`, `qro`. */
  async isTownName(text: string): Promise<boolean> {
    return (await this.names.catalogue()).townIndex.exact(placeWords(text).join(' ')) !== -1;
  }

  /** Whether the names of states or municipalities go on with more words after these: `silao`, `poza rica`. */
  async beginsTownName(text: string): Promise<boolean> {
    const [from, to] = (await this.names.catalogue()).townIndex.starting(`${placeWords(text).join(' ')} `);
    return from < to;
  }

  async #first(rest: string, values: readonly unknown[]): Promise<Place | null> {
    const { rows } = await this.#db.query<Place>(`select ${COLUMNS} from place ${rest}`, values);
    return rows[0] ?? null;
  }

  async #remember(key: string, find: () => Promise<Place | null>): Promise<Place | null> {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const place = await find();
    // Addresses are the visitors' to invent: the memory is bounded.
    if (this.#known.size >= 5_000) this.#known.clear();
    this.#known.set(key, place);
    return place;
  }
}
