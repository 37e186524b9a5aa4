import { selectPageAccount } from '@chamba/kernel/session';
import {
  isListOf,
  isNumber,
  isRecord,
  isText,
  readLocal,
  removeTab,
  writeLocal,
} from '@chamba/kernel/storage';
import { jobStatusRestored, type ChambaStore, type JobStatus } from '@chamba/kernel/store';
import { LOADED_KEY } from '../applied-marks/loaded-key.ts';

type Marks = readonly JobStatus[];

/** Marks by whose they are; see `toKey`. */
type KeptMarks = Readonly<Record<string, Marks>>;

/** Accounts of one browser whose marks are kept, besides those of its visitors. */
const MAX_ACCOUNTS = 4;

/** Marks of one account that are kept: the list is written whole with each offer that is opened. */
const MAX_MARKS = 1_000;

const isJobStatus = (value: unknown): value is JobStatus =>
  isRecord(value) &&
  isText(value['jobid']) &&
  (value['status'] === 'Visited' || value['status'] === 'Applied') &&
  (value['expires'] === undefined || isNumber(value['expires'])) &&
  (value['at'] === undefined || isNumber(value['at'])) &&
  (value['closed'] === undefined || value['closed'] === true);

const isMarks = isListOf(isJobStatus);
const isKept = (value: unknown): value is KeptMarks => isRecord(value) && Object.values(value).every(isMarks);

/** A key that is no number: objects keep numbers in their order, not in that of writing. */
const toKey = (account: string): string => (account === 'none' ? account : `u:${account}`);

const readKept = (): KeptMarks => readLocal('jobStatus', isKept) ?? {};

/** What the browser keeps for an account and has not expired. */
function readMarks(account: string): Marks {
  const now = Date.now();
  const kept = readKept();
  return (kept[toKey(account)] ?? []).filter(({ expires }) => expires === undefined || expires > now);
}

function writeMarks(account: string, marks: Marks): void {
  const key = toKey(account);
  const { [key]: _before, ...kept } = readKept();
  const { none, ...others } = kept;
  const latest = Object.entries(others).slice(1 - MAX_ACCOUNTS);
  writeLocal('jobStatus', {
    ...(none && { none }),
    ...Object.fromEntries(latest),
    ...(marks.length > 0 && { [key]: marks.slice(-MAX_MARKS) }),
  });
}

/**
 * Brings the visited and applied marks of the account that the page shows into the store and keeps them in this browser.
 * Each account has its own, and so have visitors: what one person did shows nothing on a page of the next. A log-out
 * removes those of its account only.
 */
export function keepJobStatus(store: ChambaStore): void {
  let account = selectPageAccount(store.getState());
  let written: Marks = [];
  let restored = new Set<string>();

  /** @param own marks that the page itself has made or the server has for the same person. */
  function restore(own: Marks): void {
    const kept = readMarks(account);
    const known = new Map(own.map(({ jobid, status }) => [jobid, status]));
    // Taken back on another device, it is no mere visit: how it stands is asked for again.
    if (kept.some(({ jobid, status }) => status === 'Applied' && known.get(jobid) === 'Visited'))
      removeTab(LOADED_KEY);
    written = kept;
    restored = new Set(kept.map(({ jobid }) => jobid));
    store.dispatch(jobStatusRestored([...own, ...kept.filter(({ jobid }) => !known.has(jobid))]));
  }

  function keep(): void {
    const { items } = store.getState().jobStatus;
    const shown = selectPageAccount(store.getState());
    if (shown !== account) {
      // Who logs in has seen what was opened on this page before; what the device kept was any visitor's.
      const isLogin = account === 'none';
      const own = isLogin ? items.filter(({ jobid }) => !restored.has(jobid)) : [];
      if (shown === 'none') writeMarks(account, []);
      account = shown;
      restore(own);
      return;
    }
    if (items === written || items.length + written.length === 0) return;
    writeMarks(account, withOthers(items, written, readMarks(account)));
    written = items;
  }

  store.subscribe(keep);
  // An offer that the page itself shows may have been marked before this runs.
  restore(store.getState().jobStatus.items);
}

/**
 * The marks of this tab with those of other tabs.
 * @param written this tab's when it last wrote: some may be taken back.
 * @param kept what the browser keeps by now.
 */
function withOthers(items: Marks, written: Marks, kept: Marks): Marks {
  const isIn = (list: Marks, { jobid, status }: JobStatus): boolean =>
    list.some((mark) => mark.jobid === jobid && (mark.status === status || mark.status === 'Applied'));
  const others = kept.filter((mark) => !isIn(written, mark) && !isIn(items, mark));
  const outranked = new Set(others.map(({ jobid }) => jobid));
  return [...items.filter(({ jobid }) => !outranked.has(jobid)), ...others];
}
