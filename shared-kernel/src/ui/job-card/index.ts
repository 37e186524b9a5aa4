export { JobCard, Rating, type JobCardProps } from './job-card.tsx';
