import { slugify } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import { NameIndex } from './name-index.ts';
import { pause } from './pause.ts';
import type { Place } from './places.ts';
import { PART_OF_CITY, computeImportance, normaliseName, namesOfTowns } from './town-names.ts';
import type { Town, TownName } from './town-names.ts';

export type { Town, TownName };

/** Settlements read at a time: the first searches are not to wait behind one long answer. */
const PAGE = 1_000;

/** INEGI key of the one state that is a single city: its municipalities are parts of that. */
const CAPITAL = 9;

/** What the settlement's own town calls it: 'centro' for Guadalajara Centro; empty when that is its whole name. */
function withoutTown(name: string, town: string): string {
  if (name.startsWith(`${town} `)) return name.slice(town.length + 1);
  if (name.endsWith(` ${town}`)) return name.slice(0, -town.length - 1);
  return '';
}

/** The name without what is added in brackets: 'Centro (Área 1)'; empty where nothing is. */
const withoutBrackets = (label: string): string => {
  const at = label.indexOf(' (');
  return at === -1 ? '' : normaliseName(label.slice(0, at));
};

/**
 * All places with the names they are called by, in memory: derived from the database, which stays the reference.
 * Settlements are stored in typed arrays, by their own index.
 */
export class PlaceCatalogue {
  readonly towns: readonly Town[];
  readonly townNames: readonly TownName[];
  readonly townIndex: NameIndex;
  readonly zoneIndex: NameIndex;
  readonly #labels: readonly string[];
  readonly #zones: ZoneColumns;
  readonly #importance: Float64Array;
  readonly #byCode: Int32Array;
  readonly #townOfCity: ReadonlyMap<number, Town>;

  private constructor(
    towns: readonly Town[],
    names: { names: readonly TownName[]; index: NameIndex },
    zones: Zones & { index: NameIndex; importance: Float64Array },
  ) {
    this.towns = towns;
    this.townNames = names.names;
    this.townIndex = names.index;
    this.zoneIndex = zones.index;
    this.#labels = zones.labels;
    this.#importance = zones.importance;
    this.#townOfCity = new Map(
      towns.flatMap((town) => (town.type === 'CI' ? [[town.city, town] as const] : [])),
    );
    const { id, code } = (this.#zones = zones.columns);
    this.#byCode = Int32Array.from(id.keys());
    const isInOrder = code.every((value, at) => at === 0 || (code[at - 1] ?? 0) <= value);
    if (!isInOrder) this.#byCode.sort((a, b) => (code[a] ?? 0) - (code[b] ?? 0) || a - b);
  }

  /** Reads all places; other work of the process goes on meanwhile. @throws what the database throws. */
  static async read(db: Queryable): Promise<PlaceCatalogue> {
    const towns = await readTowns(db);
    const names = await namesOfTowns(towns);
    names.sort((a, b) => b.of.importance - a.of.importance);
    const townNames = names.map(({ of }) => of);
    const townIndex = await NameIndex.build(
      names.map(({ name }) => name),
      Int32Array.from(names.keys()),
      (at) => townNames[at]?.importance ?? 0,
    );
    const zones = await readZones(db, towns);
    const importance = importanceOfParts(towns);
    const { name, zone } = namesOfZones(towns, zones, importance);
    await pause();
    const index = await NameIndex.build(name, zone, (at) => importance[zones.columns.town[at] ?? 0] ?? 0);
    return new PlaceCatalogue(towns, { names: townNames, index: townIndex }, { ...zones, index, importance });
  }

  /** How many settlements there are. */
  get zoneCount(): number {
    return this.#zones.id.length;
  }

  /** The municipality of an INEGI key. */
  townOfCity(city: number): Town | undefined {
    return this.#townOfCity.get(city);
  }

  /** Number of the municipality that a settlement is in. */
  townOfZone(zone: number): number {
    return this.#zones.town[zone] ?? 0;
  }

  /** Equal for settlements of one name. */
  labelOfZone(zone: number): number {
    return this.#zones.label[zone] ?? 0;
  }

  importanceOfZone(zone: number): number {
    return this.#importance[this.townOfZone(zone)] ?? 0;
  }

  /** A settlement as a place; its offers are those of its municipality, which is as near as offers are known. */
  zone(zone: number): Place | null {
    const town = this.towns[this.townOfZone(zone)];
    const name = this.#labels[this.labelOfZone(zone)];
    if (!town || name === undefined) return null;
    const cp = String(this.#zones.code[zone]).padStart(5, '0');
    return {
      ...town,
      id: this.#getId(zone),
      type: 'ZO',
      code: cp,
      name,
      cp,
      description: `${name}, ${town.cityname}, ${town.statename}`,
      location_slug: `${slugify(name)}-cp-${cp}`,
      latitude: town.latitude,
      longitude: town.longitude,
    };
  }

  /** Settlements whose postal code starts with the digits, by code. */
  zonesOfCode(digits: string): Int32Array {
    const least = Number(digits.padEnd(5, '0'));
    const most = Number(digits.padEnd(5, '9'));
    const at = (code: number): number => {
      let low = 0;
      let high = this.#byCode.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((this.#zones.code[this.#byCode[middle] ?? 0] ?? 0) < code) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return this.#byCode.subarray(at(least), at(most + 1));
  }

  #getId(zone: number): number {
    return this.#zones.id[zone] ?? 0;
  }
}

/** Settlements by column: id, number of the municipality among the towns, postal code, number of the name. */
type ZoneColumns = { id: Int32Array; town: Int32Array; code: Int32Array; label: Int32Array };

/** Settlements and their names: as written, and as they are compared. */
type Zones = { columns: ZoneColumns; labels: readonly string[]; labelNames: readonly string[] };

/** What each town gives to a settlement in it. */
function importanceOfParts(towns: readonly Town[]): Float64Array {
  const capital = towns.find(({ type, state }) => type === 'ST' && state === CAPITAL);
  return Float64Array.from(
    towns,
    (town) => ((town.state === CAPITAL ? capital : town)?.importance ?? 0) - PART_OF_CITY,
  );
}

/** Names of settlements and what they name, those of the most important towns first. */
function namesOfZones(
  towns: readonly Town[],
  { columns, labels, labelNames }: Zones,
  importance: Float64Array,
): { name: string[]; zone: Int32Array } {
  const ownNames = towns.map((town) => normaliseName(town.name));
  const ofTown: number[][] = towns.map(() => []);
  columns.town.forEach((town, zone) => ofTown[town]?.push(zone));
  const ranked = [...towns.keys()].sort((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0));
  const name: string[] = [];
  const named: number[] = [];
  for (const town of ranked) {
    for (const zone of ofTown[town] ?? []) {
      const label = columns.label[zone] ?? 0;
      const whole = labelNames[label] ?? '';
      for (const one of [
        whole,
        withoutTown(whole, ownNames[town] ?? ''),
        whole === 'zona centro' ? 'centro' : '',
        withoutBrackets(labels[label] ?? ''),
      ]) {
        if (one === '') continue;
        name.push(one);
        named.push(zone);
      }
    }
  }
  return { name, zone: Int32Array.from(named) };
}

async function readTowns(db: Queryable): Promise<Town[]> {
  const { rows } = await db.query<Place & { population: number }>(
    `select id, type, code, state, city, name, statename, cityname, cp, description, location_slug, city_slug,
       documents, population, latitude, longitude from place where type <> 'ZO' order by id`,
  );
  return rows.map((place) => ({
    ...place,
    importance: computeImportance(place.population, place.documents),
  }));
}

async function readZones(db: Queryable, towns: readonly Town[]): Promise<Zones> {
  const townByCity = new Map(
    towns.flatMap((town, at) => (town.type === 'CI' ? [[town.city, at] as const] : [])),
  );
  const labels: string[] = [];
  const labelNames: string[] = [];
  const labelIndex = new Map<string, number>();
  const columns: Record<keyof ZoneColumns, number[]> = { id: [], town: [], code: [], label: [] };
  for (let after = 0; ;) {
    const { rows } = await db.query<{ id: number; city: number; name: string; cp: string }>(
      `select id, city, name, cp from place where type = 'ZO' and id > $1 order by id limit ${PAGE}`,
      [after],
    );
    for (const { id, city, name, cp } of rows) {
      const town = townByCity.get(city);
      if (town === undefined) continue;
      let label = labelIndex.get(name);
      if (label === undefined) {
        label = labels.push(name) - 1;
        labelNames.push(normaliseName(name));
        labelIndex.set(name, label);
      }
      columns.id.push(id);
      columns.town.push(town);
      columns.code.push(Number(cp));
      columns.label.push(label);
    }
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.id ?? after;
    await pause();
  }
  const packed = (values: readonly number[]): Int32Array => Int32Array.from(values);
  return {
    columns: {
      id: packed(columns.id),
      town: packed(columns.town),
      code: packed(columns.code),
      label: packed(columns.label),
    },
    labels,
    labelNames,
  };
}
