import type { Readable } from 'node:stream';

/** Where the files of people are kept: photos and documents. What is in them and whose they are is in the database. */
export type FileStore = {
  /** Keeps what a stream holds; of an interrupted stream nothing is kept. A key that is there already gets the new content. */
  put(key: string, content: Readable): Promise<void>;
  /** @returns null where there is nothing under the key. */
  get(key: string): Promise<Readable | null>;
  /** Deletes one file, if it is there. */
  delete(key: string): Promise<void>;
  /** Deletes every file whose key starts with a prefix, which ends with a slash. */
  deletePrefix(prefix: string): Promise<void>;
};

const KEY = /^[a-z0-9-]{1,64}(?:\/[a-z0-9-]{1,64}){0,4}$/;

/**
 * Keys are lower-case letters, digits and dashes in parts: no store can read them as another place.
 * @throws Error for any other text.
 */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
  return key;
}

/** @throws Error for what is no key followed by a slash. */
export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash.');
  return `${checkKey(prefix.slice(0, -1))}/`;
}
