import { isListOf, isText, readLocal, writeLocal } from '@chamba/kernel/storage';

/** Discarded offers that this device remembers (1§3). */
const MOST = 50;

const isIds = isListOf(isText);

/** Ids of offers that were discarded on this device, the latest last. */
export const readDiscards = (): readonly string[] => readLocal('discards', isIds) ?? [];

export const addDiscard = (id: string): boolean =>
  writeLocal('discards', [...readDiscards().filter((known) => known !== id), id].slice(-MOST));

export const dropDiscard = (id: string): boolean =>
  writeLocal(
    'discards',
    readDiscards().filter((known) => known !== id),
  );
