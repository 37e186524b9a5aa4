import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApiClient } from '@chamba/kernel/api';
import { readSession, Toggles } from './request-state.ts';

/** The switches in an answer of their service. */
const read = (toggles: unknown[], status = 200) =>
  new Toggles().read(
    createApiClient({
      transport: () => Promise.resolve({ status, data: { status, response: { toggles } } }),
    }),
  );

const alert = (payload: unknown) => ({ name: 'alert', enabled: true, payload });
const text = 'Volvemos a las 6';

describe('switches', () => {
  it('are off if they are missing, or without an answer', async () => {
    const state = await read([
      { name: 'calcISR', enabled: true },
      { name: 'kratosAuth', enabled: false },
    ]);
    assert.deepEqual([state.calcISR, state.kratosAuth, state.verifyByCode], [true, false, false]);
    assert.deepEqual(await read([], 500), { ...(await read([])), loaded: true });
  });

  it('contain a notice as an object or as JSON', async () => {
    const cta = { label: 'Ver', url: '/ayuda' };
    for (const value of [{ text, type: 'warning', cta }, JSON.stringify({ text, type: 'warning', cta })])
      assert.deepEqual((await read([alert({ type: 'json', value })])).alert, { text, type: 'warning', cta });
    const plain = { text, type: 'info', cta: null };
    assert.deepEqual((await read([alert({ type: 'json', value: { text, type: 'loud' } })])).alert, plain);
    const lure = { text, cta: { label: 'Ver', url: 'javascript:alert(1)' } };
    assert.deepEqual((await read([alert({ type: 'json', value: lure })])).alert, plain);
  });

  it('have no notice if it is invalid, and are unchanged otherwise', async () => {
    const payloads = [
      null,
      {},
      'Volvemos a las 6',
      { type: 'text', value: { text } },
      { type: 'json' },
      { type: 'json', value: '{' },
      { type: 'json', value: { text: ' ' } },
      { type: 'json', value: { type: 'error' } },
    ];
    for (const payload of payloads) {
      const state = await read([{ name: 'calcISR', enabled: true }, alert(payload)]);
      assert.deepEqual([state.calcISR, state.alert], [true, null], JSON.stringify(payload));
    }
    const off = { ...alert({ type: 'json', value: { text } }), enabled: false };
    assert.equal((await read([off])).alert, null);
  });
});

describe('the session of a page', () => {
  const read = async (status: number): Promise<string> => {
    const transport = () => Promise.resolve({ status, data: { status, errors: [] } });
    return (await readSession(createApiClient({ transport }), 'u1')).kind;
  };

  it('is over if the service refuses it, and only then', async () => {
    for (const status of [401, 403]) assert.equal(await read(status), 'ended', String(status));
    for (const status of [400, 404, 408, 429, 500, 502, 503, 504])
      assert.equal(await read(status), 'unknown', String(status));
  });
});
