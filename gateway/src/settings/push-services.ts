import { isOrigin } from './origins.ts';
import type { VariableReader } from './variables.ts';

/** A host, or an origin with its protocol. */
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/;

/** Where messages to devices may be sent; null where nothing is set, for the push services of browsers. */
export function readPushServices(read: VariableReader): readonly string[] | null {
  const entries = read
    .text('PUSH_SERVICES', '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  for (const entry of entries)
    if (!HOST.test(entry) && !isOrigin(entry))
      read.fault(`PUSH_SERVICES: ${entry} is neither a host nor an origin like https://push.example.com`);
  return entries.length > 0 ? entries : null;
}
