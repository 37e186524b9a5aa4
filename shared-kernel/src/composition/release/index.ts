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
