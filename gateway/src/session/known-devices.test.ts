import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KnownDevices } from './known-devices.ts';

const ANA = 'email:ana@ejemplo.com';

describe('known devices', () => {
  const devices = new KnownDevices('a secret of the site');

  it('know the accounts that logged in on them, and no other', () => {
    const value = devices.add(devices.add(undefined, ANA), 'email:beto@ejemplo.com');
    assert.notEqual(devices.find(value, ANA), null);
    assert.notEqual(devices.find(value, ANA), devices.find(value, 'email:beto@ejemplo.com'));
    assert.equal(devices.find(value, 'email:carla@ejemplo.com'), null);
    assert.ok(!value.includes('ana'));
  });

  it('keep their id at the next log-in, and the accounts used last', () => {
    let value = devices.add(undefined, ANA);
    const id = devices.find(value, ANA);
    for (const name of ['b', 'c', 'd']) value = devices.add(value, `email:${name}@ejemplo.com`);
    value = devices.add(value, ANA);
    assert.equal(devices.find(value, ANA), id);
    value = devices.add(value, 'email:e@ejemplo.com');
    assert.equal(devices.find(value, 'email:b@ejemplo.com'), null);
    assert.equal(devices.find(value, ANA), id);
  });

  it('are not made up, and not those of another site', () => {
    const value = devices.add(undefined, ANA);
    for (const forged of ['', 'x', value.slice(1), `${value}x`, `${'a'.repeat(16)}.${'b'.repeat(43)}`])
      assert.equal(devices.find(forged, ANA), null);
    assert.equal(new KnownDevices('another secret').find(value, ANA), null);
  });
});
