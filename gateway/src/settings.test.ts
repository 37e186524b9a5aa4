import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('BOARD_ID', () => {
  it('is told to pages only where it is not the usual one', () => {
    assert.equal(readSettings({}).publicConfig.boardId, undefined);
    assert.equal(readSettings({ BOARD_ID: 'NORTE' }).publicConfig.boardId, 'NORTE');
  });
});

describe('TRACKING_HOST', () => {
  it('is where the calls of the tracking service go, unless that is replaced by name', () => {
    const TRACKING_HOST = 'https://tracking.example/v1/';
    assert.deepEqual(readSettings({}).upstreams, {});
    assert.deepEqual(readSettings({ TRACKING_HOST }).upstreams, {
      tracking: 'https://tracking.example/v1',
    });
    const UPSTREAM_TRACKING = 'https://other.example';
    assert.deepEqual(readSettings({ TRACKING_HOST, UPSTREAM_TRACKING }).upstreams, {
      tracking: 'https://other.example',
    });
    assert.throws(() => readSettings({ TRACKING_HOST: 'no address' }), /TRACKING_HOST/);
  });
});
