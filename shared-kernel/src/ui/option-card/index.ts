export { OptionCard, type OptionCardProps } from './option-card.tsx';
