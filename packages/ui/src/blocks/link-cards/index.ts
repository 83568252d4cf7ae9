export { CardSkeletons, LinkCard, LinkCards, LinkRowsCard, type LinkCardProps } from './LinkCards.tsx';
