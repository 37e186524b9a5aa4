import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { newestReleases } from '../../testing/corpus/index.ts';
import { readRelease } from '../../publish/read-release.ts';
import { listVisits } from './visits.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folders = newestReleases(path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases'));
const releases = Object.values(folders).map((folder) => readRelease(folder).release);

/** Slots of a unit with the pages they are checked on, and the kind of visitor. */
function listPlaces(unit: string): Record<string, string> {
  const release = releases.find(({ name }) => name === unit);
  assert.ok(release);
  const places: Record<string, string> = {};
  for (const { page, as, part } of listVisits(release, releases)) {
    for (const slot of part.kind === 'slot' ? part.slots : [])
      places[slot] = [places[slot], `${page} as ${as}`].filter(Boolean).join(', ');
  }
  return places;
}

it('every place that a unit fills on other units’ pages is checked, listed by a route or not', () => {
  const cv = listPlaces('mfe-cv');
  assert.equal(cv['offer.match'], 'mfe-search/offer as candidate');
  assert.equal(cv['dashboard.completeness'], 'mfe-apply/dashboard as candidate');
  assert.equal(listPlaces('mfe-apply')['offer.apply'], 'mfe-search/offer as visitor');
  assert.match(
    listPlaces('mfe-account')['header.email-status'] ?? '',
    /mfe-search\/home as visitor, mfe-search\/home as candidate$/,
  );
  assert.match(
    listPlaces('mfe-account')['header.login'] ?? '',
    /mfe-search\/home as visitor, mfe-search\/home as candidate$/,
  );
  for (const release of releases) {
    const places = listPlaces(release.name);
    for (const { name } of release.slots) assert.ok(places[name], `${release.name} ${name}`);
  }
});
