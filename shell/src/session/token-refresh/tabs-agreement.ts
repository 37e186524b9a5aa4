import {
  isNumber,
  isRecord,
  isText,
  readLocal,
  readTab,
  removeLocal,
  writeLocal,
  writeTab,
} from '@chamba/kernel/storage';
import { DONE_SHOWN_MS, FIRST_WAIT_MS, MAIN_TAB_OVERTIME_MS, REFRESH_OVERTIME_MS } from './refresh-times.ts';

/** State of the refresh, for all tabs: 0 idle, 1 in progress, 2 just done. */
export type RefreshFlag = 0 | 1 | 2;

const FLAG = 'tokenRefresh.flag';
const MAIN_TAB = 'tokenRefresh.mainTab';
const LAST = 'tokenRefresh.last';

type MainTab = { tabId: string; ts: number };

const isMainTab = (value: unknown): value is MainTab =>
  isRecord(value) && isText(value['tabId']) && isNumber(value['ts']);

/** Name of this tab; a page that is loaded anew in it keeps the name. */
function ownId(): string {
  const known = readTab(MAIN_TAB, isText);
  if (known) return known;
  const id = Math.random().toString(36).slice(2);
  writeTab(MAIN_TAB, id);
  return id;
}

/** Claims the role of main tab if it is free, already this tab's, or its holder has been silent for too long. */
export function claimMainTab(now: number): boolean {
  const tabId = ownId();
  const main = readLocal(MAIN_TAB, isMainTab);
  if (main && main.tabId !== tabId && now - main.ts <= MAIN_TAB_OVERTIME_MS) return false;
  writeLocal(MAIN_TAB, { tabId, ts: now });
  return true;
}

/**
 * Whether no tab is refreshing, nor has just done so. One that began long ago is given up, and one that is done counts
 * as idle even where its page was closed before it could say so.
 */
export function mayRefresh(now: number): boolean {
  const flag = readLocal(FLAG, isNumber) ?? 0;
  const age = now - (readLocal(LAST, isNumber) ?? 0);
  return flag === 0 || age > (flag === 1 ? REFRESH_OVERTIME_MS : DONE_SHOWN_MS);
}

/** Publishes the state of the refresh to all tabs. @param now instant of the change; missing keeps the previous one. */
export function publishRefreshState(flag: RefreshFlag, now?: number): void {
  writeLocal(FLAG, flag);
  if (now !== undefined) writeLocal(LAST, now);
}

/** Forgets where the refresh stands, after one that failed. */
export function clearRefreshState(): void {
  removeLocal(FLAG);
  removeLocal(MAIN_TAB);
}

/** Milliseconds to the first refresh of this page: counted from the last one, which another page may have made. */
export function firstWait(now: number): number {
  const last = readLocal(LAST, isNumber);
  if (last === null) {
    writeLocal(LAST, now);
    return FIRST_WAIT_MS;
  }
  return Math.min(Math.max(last + FIRST_WAIT_MS - now, 0), FIRST_WAIT_MS);
}
