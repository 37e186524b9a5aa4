import { REFRESH_KEYS, SESSION_KEYS } from './keys.ts';
import type { StorageKey } from './keys.ts';

/** Checks whether a parsed value has the expected shape. */
export type Guard<Value> = (value: unknown) => value is Value;

type Area = 'localStorage' | 'sessionStorage';

/** The browser throws on the mere access where storage is blocked, and the server has none. */
function area(name: Area): Storage | null {
  try {
    return (globalThis as Partial<typeof globalThis>)[name] ?? null;
  } catch {
    return null;
  }
}

function read<Value>(name: Area, key: StorageKey, guard: Guard<Value>): Value | null {
  try {
    const text = area(name)?.getItem(key);
    if (text === null || text === undefined) return null;
    const value: unknown = JSON.parse(text);
    return guard(value) ? value : null;
  } catch {
    return null;
  }
}

function write(name: Area, key: StorageKey, value: unknown): boolean {
  try {
    const store = area(name);
    store?.setItem(key, JSON.stringify(value));
    return store !== null;
  } catch {
    return false;
  }
}

function drop(name: Area, key: StorageKey): void {
  try {
    area(name)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/**
 * Reads a value kept in the browser; null when it is missing, not readable or not of the expected form.
 * @example const last = readLocal('resendAt', isNumber) ?? 0;
 */
export function readLocal<Value>(key: StorageKey, guard: Guard<Value>): Value | null {
  return read('localStorage', key, guard);
}

/**
 * Keeps a JSON value in the browser.
 * @returns whether it was kept.
 * @example writeLocal('resendAt', Date.now());
 */
export function writeLocal(key: StorageKey, value: unknown): boolean {
  return write('localStorage', key, value);
}

/**
 * Removes a value kept in the browser.
 * @example removeLocal('returnUrl');
 */
export function removeLocal(key: StorageKey): void {
  drop('localStorage', key);
}

/**
 * Reads a value kept in this tab; null when it is missing, not readable or not of the expected form.
 * @example const path = readTab('returnUrl', isText);
 */
export function readTab<Value>(key: StorageKey, guard: Guard<Value>): Value | null {
  return read('sessionStorage', key, guard);
}

/**
 * Keeps a JSON value in this tab.
 * @returns whether it was kept.
 * @example writeTab('returnUrl', job.url);
 */
export function writeTab(key: StorageKey, value: unknown): boolean {
  return write('sessionStorage', key, value);
}

/**
 * Removes a value kept in this tab.
 * @example removeTab('returnUrl');
 */
export function removeTab(key: StorageKey): void {
  drop('sessionStorage', key);
}

/**
 * Removes everything that belongs to the session that ended, in the browser and in this tab.
 * @example clearOnLogout(); // the shell does, when the session has ended
 */
export function clearOnLogout(): void {
  for (const key of [...SESSION_KEYS, ...REFRESH_KEYS]) {
    removeLocal(key);
    removeTab(key);
  }
}
