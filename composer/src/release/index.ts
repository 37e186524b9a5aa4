/** From sources to releases: building, describing and checking units. */
export { buildUnit, compile, CompileError, type BuildOptions, type BuildResult } from './build.ts';
export {
  budgetsSchema,
  checkBudget,
  readBudgets,
  type BudgetResult,
  type Budgets,
  type Growth,
} from './budget.ts';
export { chunkFiles, type ChunkFiles } from './chunks.ts';
export { hashAssets, describeRelease, ReleaseError, type BuiltUnit } from './describe.ts';
export { EvaluationError } from './evaluate.ts';
export { releaseDigest } from '@chamba/kernel/composition/release';
