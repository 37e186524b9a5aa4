export {
  clearOnLogout,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  writeLocal,
  writeTab,
} from './storage.ts';
export type { Guard } from './storage.ts';
export type { StorageKey } from './keys.ts';
export { isListOf, isNumber, isRecord, isText } from './guards.ts';
export { readCookie, writeCookie } from './cookies.ts';
