export { CardSkeletons, LinkCard, LinkCards, type LinkCardProps } from './LinkCards.tsx';
