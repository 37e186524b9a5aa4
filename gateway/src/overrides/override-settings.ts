/** The setting `OVERRIDES`: where each overridden unit comes from. */
import { resolve } from 'node:path';
import { isReleaseVersion } from '@chamba/kernel/composition/release';

export type OverrideSetting = { unit: string } & (
  | { kind: 'release'; version: string }
  | { kind: 'local'; folder: string }
  /** `url` ends with a slash. */
  | { kind: 'address'; url: string }
);

const UNIT = /^[a-z][a-z0-9-]*$/;

/**
 * Parses `<unit>=<folder|address|version>,…`. A value that starts with http is an address.
 * @param cwd folder that relative folders start from.
 * @param fault is called for invalid parts.
 */
export function readOverrides(text: string, cwd: string, fault: (text: string) => void): OverrideSetting[] {
  const overrides: OverrideSetting[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [unit = '', value = ''] = part.split(/=(.*)/s, 2);
    if (!UNIT.test(unit) || value === '') {
      fault(`OVERRIDES must be <unit>=<folder, address or version>,…, not "${part}"`);
    } else if (overrides.some((known) => known.unit === unit)) {
      fault(`OVERRIDES names ${unit} twice`);
    } else if (isReleaseVersion(value)) {
      overrides.push({ unit, kind: 'release', version: value });
    } else if (/^https?:/i.test(value)) {
      if (URL.canParse(value)) overrides.push({ unit, kind: 'address', url: withSlash(new URL(value)) });
      else fault(`OVERRIDES: "${value}" is not a valid address`);
    } else {
      overrides.push({ unit, kind: 'local', folder: resolve(cwd, value) });
    }
  }
  return overrides;
}

/** The address as a folder, without query and credentials. */
function withSlash(url: URL): string {
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/*$/, '/')}`;
}
