/** Releases: what a built unit says about itself, and whether releases fit together. Node only. */
export { checkChange, checkComposition } from './compatibility.ts';
export type { Finding } from './rules/finding.ts';
export { releaseDigest } from './digest.ts';
export { routeShape } from './rules/routes.ts';
export { verificationSchema, type Verification } from './verification.ts';
export { isReleaseVersion, releaseVersionSchema } from './version.ts';
export { acceptedRange, compareVersions, inRange, kernelRange, nextVersion } from './rules/versions.ts';
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
  inferShape,
  slotPropsSchemas,
  type Contract,
  type JsonSchema,
  type KernelContract,
  type SlotContractEntry,
} from './contract/index.ts';
