import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { retentionList } from './retention-list.ts';
import { LEGAL_VERSIONS } from './versions.ts';

/** Digest of the texts and periods of each version. Changed texts get a new version and a new line here; a line is never edited. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-22': '476c1bfdec129b03ac99dfb81e567c1e4d8865e1a626685aa596a7d029280c6e',
  '2026-11-23': 'c09b897925c754dd44d659b42ce263d9fcf0d71a5a0b98758242a8d84aee16e0',
  '2026-11-24': '1a4e85a2782d5ab05ba532693800c546ced141a95c198eb1dff4fb164031a1a4',
  '2026-11-25': '72c2fbbe0528179ebd9fd386a8ed4bbe9c6a48e68df2166cdd10b5823850b49e',
  '2026-11-26': 'ed11cd95821724ea2194d9cb6b9fc52e9c9bf822917b988d27e60a50d4aecceb',
  '2026-11-27': '60c67efcf8cf3b054e4eeb75e3c8105ad3eaed52b94eaa3128d0474a2a20701e',
  '2026-11-28': 'f5784447fe0c6d80e75ff3965343cf85bc1413812cbc64d08f4e8f1eb80b5c53',
};

test('changed legal documents have a new version', async () => {
  const digest = createHash('sha256');
  for (const key of ['privacy', 'privacyv2', 'terms', 'termsv2']) {
    digest.update(await readFile(new URL(`../../data/legal/${key}.html`, import.meta.url)));
  }
  digest.update(retentionList());
  assert.equal(
    digest.digest('hex'),
    DIGESTS[LEGAL_VERSION],
    'The text of a legal document changed: give LEGAL_VERSION of the kernel a new day, add it to LEGAL_VERSIONS and write its digest down here.',
  );
});

test('acceptances are kept of every version, and of no other day', () => {
  assert.deepEqual([...LEGAL_VERSIONS], Object.keys(DIGESTS));
});
