import type { Queryable } from '@chamba/database';
import { PlaceCatalogue } from './place-catalogue.ts';

/** Keeps the catalogue of places in memory: read with the first use, read anew in the background once it changed. */
export class PlaceIndex {
  readonly #db: Queryable;
  #current: PlaceCatalogue | null = null;
  #reading: Promise<PlaceCatalogue> | null = null;
  #isStale = true;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Says that places or their counts changed. What is known is answered from until the new state was read. */
  markStale(): void {
    this.#isStale = true;
  }

  /** The places, as they are known; waits only for the first reading. @throws what the database throws then. */
  async catalogue(): Promise<PlaceCatalogue> {
    const reading = this.#isStale ? this.read() : null;
    // Another attempt comes with the next call.
    if (this.#current) reading?.catch(() => undefined);
    return this.#current ?? reading ?? this.read();
  }

  /** Reads the places now. @throws what the database throws. */
  read(): Promise<PlaceCatalogue> {
    if (this.#reading) return this.#reading;
    this.#isStale = false;
    this.#reading = PlaceCatalogue.read(this.#db)
      .then((catalogue) => (this.#current = catalogue))
      .catch((error: unknown) => {
        this.#isStale = true;
        throw error;
      })
      .finally(() => (this.#reading = null));
    return this.#reading;
  }
}
