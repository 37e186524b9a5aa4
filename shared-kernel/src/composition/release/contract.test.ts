import { createApiClient } from '../../api/index.ts';
import { createChambaStore } from '../../store/index.ts';
import { slotContracts } from '../../slots/contracts.ts';
import {
  coreSliceSchemas,
  eventPayloadSchemas,
  kernelContract,
  inferShape,
  slotPropsSchemas,
} from './index.ts';

test('every core slice has a schema, and begins in its shape', () => {
  const state = createChambaStore({ api: createApiClient() }).getState();
  expect(Object.keys(coreSliceSchemas).sort()).toEqual(Object.keys(state).sort());
  for (const [name, schema] of Object.entries(coreSliceSchemas)) {
    expect(schema.safeParse(state[name])).toMatchObject({ success: true });
  }
});

test('every slot and every event is in the contract', () => {
  const contract = kernelContract();
  expect(Object.keys(contract.slots).sort()).toEqual(Object.keys(slotContracts).sort());
  expect(Object.keys(slotPropsSchemas).sort()).toEqual(Object.keys(slotContracts).sort());
  expect(Object.keys(contract.events).sort()).toEqual(Object.keys(eventPayloadSchemas).sort());
  expect(contract.slots['header.login']).toEqual({
    version: 1,
    owner: 'shell',
    props: { type: 'object', properties: { onClose: { 'x-type': 'function' } }, required: ['onClose'] },
  });
});

test('the same kernel gives the same contract, byte by byte', () => {
  expect(JSON.stringify(kernelContract())).toBe(JSON.stringify(kernelContract()));
});

test('a slice without a schema has the shape of its first state', () => {
  expect(inferShape({ items: [{ id: 'a' }], open: false, chosen: null })).toEqual({
    type: 'object',
    properties: {
      chosen: {},
      items: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
      open: { type: 'boolean' },
    },
    required: ['chosen', 'items', 'open'],
  });
});
