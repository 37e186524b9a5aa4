/** Browsers by what their `User-Agent` says, the more particular first: most of them claim to be Chrome and Safari too. */
const BROWSERS: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:MiuiBrowser|XiaoMi)\b/, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (signs: typeof BROWSERS, agent: string): string | undefined =>
  signs.find(([sign]) => sign.test(agent))?.[1];

/**
 * The device of a session in words. Only these words are kept, and not the `User-Agent`, by which a device could be
 * recognised elsewhere.
 * @param agent the header; empty without one.
 * @returns empty where nothing is known.
 * @example describeDevice('Mozilla/5.0 (Linux; Android 13; SM-A146M) … Chrome/126.0 Mobile Safari/537.36') // 'Chrome en Android'
 */
export function describeDevice(agent: string): string {
  const browser = find(BROWSERS, agent);
  const system = find(SYSTEMS, agent);
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? '';
}
