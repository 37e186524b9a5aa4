/**
 * Name of the global variable a remote's entry defines, e.g. `mfe_search_0_1_0`.
 * It holds the version, so that two releases of one remote can live on a page.
 * @example containerName('mfe-search', '0.1.0') // 'mfe_search_0_1_0'
 */
export function containerName(unit: string, version: string): string {
  return `${unit}_${version}`.replace(/\W/g, '_');
}
