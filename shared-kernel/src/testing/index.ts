/** Helpers for the tests of units: everything in them is the product's, only the network is pretended. */
export { exampleJob, exampleOutboxEntry, exampleSession } from './examples.ts';
export { failed, fakeGateway, type FakeGateway, type Reply } from './fake-gateway.ts';
export { createTestStore, loadPage, type TestStore } from './test-store.ts';
