import { readCookie, writeCookie } from '../storage/index.ts';

/** Cookie of 'Ahorro de datos'; readable by the site, so that its first page already saves. */
export const DATA_SAVER_COOKIE = 'data_saver';
const A_YEAR = 365 * 24 * 3600;

/**
 * Whether pages leave out what costs data and is not needed: logos, the display font, code fetched ahead.
 * @example const src = savesData() ? undefined : job.company?.logoUrl;
 */
export function savesData(): boolean {
  return document.documentElement.dataset['saver'] !== undefined;
}

/**
 * Whether the visitor chose it here; a browser may request it besides (`Save-Data`).
 * @example const [isOn, setOn] = useState(dataSaverChosen);
 */
export function dataSaverChosen(): boolean {
  return readCookie(DATA_SAVER_COOKIE) === '1';
}

/**
 * Keeps the choice and follows it at once.
 * @example <Switch aria-label="Ahorro de datos" checked={isOn} onValue={chooseDataSaver} />
 */
export function chooseDataSaver(on: boolean): void {
  writeCookie(DATA_SAVER_COOKIE, on ? '1' : '', on ? A_YEAR : 0);
  const root = document.documentElement.dataset;
  if (on) root['saver'] = '';
  else delete root['saver'];
}
