import { fileURLToPath } from 'node:url';
import { readCsv } from '../store/gzip-csv.ts';

/** A populated place of the census; `city` is the INEGI key of its municipality, `isSeat` says that it governs it. */
export type Locality = {
  city: number;
  name: string;
  isSeat: boolean;
  population: number;
  latitude: number | null;
  longitude: number | null;
};

const FILE = fileURLToPath(new URL('../../data/localidades.csv.gz', import.meta.url));

let known: Promise<readonly Locality[]> | null = null;

async function read(): Promise<readonly Locality[]> {
  const localities: Locality[] = [];
  for await (const row of readCsv(FILE)) {
    localities.push({
      city: Number(row['cve_completa']),
      name: row['localidad'] ?? '',
      isSeat: row['cabecera'] === '1',
      population: Number(row['poblacion']) || 0,
      latitude: row['lat'] ? Number(row['lat']) : null,
      longitude: row['lon'] ? Number(row['lon']) : null,
    });
  }
  return localities;
}

/** The census localities that come with the product, read once. @throws Error when the file cannot be read. */
export function readLocalities(): Promise<readonly Locality[]> {
  known ??= read();
  known.catch(() => (known = null));
  return known;
}
