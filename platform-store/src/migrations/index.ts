import type { Schema } from '@chamba/database';
import * as registry from './0010-registry.ts';
import * as vitals from './0011-vitals.ts';

/** The tables of the platform. Their first versions were steps of the services' schema, whose table recorded them. */
export const SCHEMA: Schema = {
  table: 'platform_migration',
  migrations: [
    { version: 10, name: 'registry', sql: registry.sql },
    { version: 11, name: 'vitals', sql: vitals.sql },
  ],
  movedFrom: 'schema_migration',
};
