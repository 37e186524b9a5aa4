export { JobCard, type JobCardProps } from './job-card.tsx';
export { Rating } from './rating.tsx';
