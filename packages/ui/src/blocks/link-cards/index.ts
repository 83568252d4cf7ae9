export {
  CardSkeletons,
  LinkCard,
  LinkCards,
  LinkRowsCard,
  LinkRowsCardSkeleton,
  type LinkCardProps,
} from './LinkCards.tsx';
