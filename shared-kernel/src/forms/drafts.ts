import {
  isNumber,
  isRecord,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  writeLocal,
  writeTab,
} from '../storage/index.ts';

/** How long a draft is kept on the device, in ms. */
const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

/** What was typed into a form and not sent: only the fields that differ from what it started with. */
export type DraftValues = Readonly<Record<string, unknown>>;

type Draft = { at: number; values: DraftValues };
type Drafts = Readonly<Record<string, Draft>>;
type Key = `draft.${string}`;

const PREFIX = 'draft.';

/** Of visitors: kept by the tab alone, so that the next person on the device finds nothing of it. */
const VISITOR = 'visitor';

const toKey = (account: string | null): Key => `${PREFIX}${account ?? VISITOR}`;

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value) &&
  Object.values(value).every(
    (draft) => isRecord(draft) && isNumber(draft['at']) && isRecord(draft['values']),
  );

function readDrafts(account: string | null, now: number): Drafts {
  const key = toKey(account);
  const all = (account === null ? readTab(key, isDrafts) : readLocal(key, isDrafts)) ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < DRAFT_LIFE_MS));
}

function writeDrafts(account: string | null, drafts: Drafts): boolean {
  const key = toKey(account);
  if (Object.keys(drafts).length > 0)
    return account === null ? writeTab(key, drafts) : writeLocal(key, drafts);
  if (account === null) removeTab(key);
  else removeLocal(key);
  return true;
}

/**
 * What was typed into a form and not sent; null if nothing was, or it is older than thirty days.
 * @param account whose; null for a visitor.
 * @param name of the form, unique in the product.
 */
export function readDraft(account: string | null, name: string, now: number): DraftValues | null {
  return readDrafts(account, now)[name]?.values ?? null;
}

/**
 * Keeps what was typed into a form; nothing typed removes it.
 * @returns whether it was kept: false where storage is blocked or full.
 */
export function keepDraft(account: string | null, name: string, values: DraftValues, now: number): boolean {
  const { [name]: _former, ...others } = readDrafts(account, now);
  const isEmpty = Object.keys(values).length === 0;
  return writeDrafts(account, isEmpty ? others : { ...others, [name]: { at: now, values } });
}

/** Removes the drafts of all accounts on this device that have expired. */
export function removeExpiredDrafts(now: number): void {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Blocked storage holds no drafts.
  }
  for (const key of keys) {
    if (!key.startsWith(PREFIX)) continue;
    const account = key.slice(PREFIX.length);
    const all = readLocal(toKey(account), isDrafts);
    if (all) writeDrafts(account, readDrafts(account, now));
  }
}
