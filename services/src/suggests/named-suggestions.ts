import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { NameList } from './name-list.ts';

/** A suggestion of a list that ships with the services. */
export type NamedSuggestion = { id: string; text: string };

type Entry = { id: string; names: readonly string[] };

const unzip = promisify(gunzip);
const data = (name: string): URL => new URL(`../../data/${name}`, import.meta.url);

/** A list that is read when it is first asked for; one that cannot be read is tried again. */
class LazyList {
  readonly #read: () => Promise<readonly Entry[]>;
  #list: Promise<NameList<Entry>> | undefined;

  constructor(read: () => Promise<readonly Entry[]>) {
    this.#read = read;
  }

  /** Entries that fit a text under their first name, whichever name it fits. */
  async find(text: string, count: number): Promise<NamedSuggestion[]> {
    this.#list ??= this.#read().then(
      (entries) => new NameList(entries),
      (error: unknown) => {
        this.#list = undefined;
        throw error;
      },
    );
    const list = await this.#list;
    return list.find(text, count).map(({ id, names }) => ({ id, text: names[0] ?? '' }));
  }
}

const splitLines = (text: string): string[] => text.split('\n').filter(Boolean);

/** Mexican universities. The list is not complete: what is not in it may be written freely. */
export const universities = new LazyList(async () =>
  splitLines(await readFile(data('universidades.txt'), 'utf8')).map((name) => ({ id: name, names: [name] })),
);

/** Skills of the European classification with their other names; some ten megabytes once they are asked for. */
export const skills = new LazyList(async () =>
  splitLines((await unzip(await readFile(data('habilidades.txt.gz')))).toString('utf8')).map((line) => {
    const [id = '', names = ''] = line.split('\t');
    return { id, names: names.split('|') };
  }),
);
