/**
 * What a `*.stories.tsx` file declares: a component of the design system in every state, as data. The gallery at
 * `/dev/ui` draws them; they are neither in the product nor in the published kernel.
 */
export { Line, Stack } from './layout.tsx';
export type { ForcedState, Ground, Stories, Story } from './story.ts';
