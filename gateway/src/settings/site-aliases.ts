import { isOrigin } from './origins.ts';
import type { VariableReader } from './variables.ts';

/** Further origins by which teams address the site, such as an internal one. */
export function readSiteAliases(read: VariableReader): readonly string[] {
  const entries = read
    .text('SITE_ALIASES', '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  for (const entry of entries)
    if (!isOrigin(entry)) read.fault(`SITE_ALIASES: ${entry} is no origin like http://gateway.internal:8080`);
  return entries;
}
