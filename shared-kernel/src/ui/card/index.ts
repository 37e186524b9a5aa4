export { Card, LinkCard, type CardProps, type LinkCardProps } from './card.tsx';
