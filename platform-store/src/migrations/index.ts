import type { Schema } from '@chamba/database';
import * as registry from './0010-registry.ts';
import * as vitals from './0011-vitals.ts';
import * as verification from './0012-verification.ts';
import * as collection from './0013-collection.ts';
import * as followers from './0014-followers.ts';
import * as canaryTrials from './0015-canary-trials.ts';

/** The tables of the platform. Their first versions were steps of the services' schema, whose table recorded them. */
export const SCHEMA: Schema = {
  table: 'platform_migration',
  migrations: [
    { version: 10, name: 'registry', sql: registry.sql },
    { version: 11, name: 'vitals', sql: vitals.sql },
    { version: 12, name: 'verification', sql: verification.sql },
    { version: 13, name: 'collection', sql: collection.sql },
    { version: 14, name: 'followers', sql: followers.sql },
    { version: 15, name: 'canary-trials', sql: canaryTrials.sql },
  ],
  movedFrom: 'schema_migration',
};
