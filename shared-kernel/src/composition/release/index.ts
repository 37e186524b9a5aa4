/** Releases: what a built unit says about itself, and whether releases fit together. Node only. */
export { checkComposition, routeShape, type Finding } from './compatibility.ts';
export {
  entryFileSchema,
  releaseFolder,
  releaseRouteSchema,
  releaseSchema,
  releaseSlotSchema,
  type Release,
  type ReleaseRoute,
  type ReleaseSlot,
} from './schema.ts';
export {
  contractSchema,
  coreSliceSchemas,
  eventPayloadSchemas,
  kernelContract,
  shapeOf,
  slotPropsSchemas,
  type Contract,
  type JsonSchema,
  type KernelContract,
  type SlotContractEntry,
} from './contract/index.ts';
