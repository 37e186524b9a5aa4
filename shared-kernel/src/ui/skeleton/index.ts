export {
  JobCardSkeleton,
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton.tsx';
export { useHeldLoading } from './use-held.ts';
