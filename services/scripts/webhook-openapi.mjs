/** Writes docs/applications.openapi.json, the description of what webhooks receive: `node services/scripts/webhook-openapi.mjs`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { webhookDocument } from '../dist/delivery/openapi.js';

const file = fileURLToPath(new URL('../../docs/applications.openapi.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(webhookDocument(), null, 2)}\n`);
