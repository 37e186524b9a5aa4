import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRefusal } from './refusals.ts';

const SITE = new URL('https://chamba.example');

const remedy = (status: number): string =>
  toRefusal(
    status,
    JSON.stringify({ error: { code: 'bad-signature', message: 'The signature does not match.' } }),
    SITE,
  ).remedy;

test('a refused signature of a request is not answered with building the release again', () => {
  assert.match(remedy(401), /have the site updated/);
  assert.doesNotMatch(remedy(401), /Build again/);
  assert.match(remedy(403), /Build again/);
});
