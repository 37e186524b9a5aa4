import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createOwnSite } from './own-site.ts';

it('a public site goes by its own origin and its aliases, and by no other name', () => {
  const isOwn = createOwnSite({
    siteUrl: 'https://chamba.example',
    siteAliases: ['http://gateway.internal:8080'],
  });
  for (const origin of [
    'https://chamba.example',
    'https://chamba.example:443',
    'http://gateway.internal:8080',
  ])
    assert.equal(isOwn(origin), true, origin);
  for (const origin of [
    'http://chamba.example',
    'https://chamba.example:8443',
    'https://www.chamba.example',
    'https://chamba.example.otro.example',
    'http://gateway.internal',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]',
    'http://[',
  ])
    assert.equal(isOwn(origin), false, origin);
});

it('a site on the local machine goes by every name of it', () => {
  const isOwn = createOwnSite({ siteUrl: 'http://localhost:8080', siteAliases: [] });
  for (const origin of ['http://localhost:8080', 'http://127.0.0.1:9000', 'http://[::1]:8080'])
    assert.equal(isOwn(origin), true, origin);
  for (const origin of ['https://chamba.example', 'http://localhost.otro.example', 'http://10.0.0.1:8080'])
    assert.equal(isOwn(origin), false, origin);
});
