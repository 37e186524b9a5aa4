import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Testing from '../../composer/dist/testing/index.js';

const composer = path.dirname(createRequire(import.meta.url).resolve('@chamba/composer/package.json'));
const file = path.join(composer, 'dist/testing/index.js');

/** Test helpers of the composer; by file, because its package neither ships nor exports them. */
export const { reissue, Shipping } = (await import(pathToFileURL(file).href)) as typeof Testing;

export type Shipping = Testing.Shipping;
