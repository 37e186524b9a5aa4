/** New remotes, features, slots and operations from templates. */
export { newFeature, type FeatureOptions } from './new-feature.ts';
export { newOperation, type OperationOptions } from './new-operation.ts';
export { newRemote, type RemoteOptions } from './new-remote.ts';
export { newSlot, type SlotOptions } from './new-slot.ts';
export type { Scaffolded } from './scaffolded.ts';
