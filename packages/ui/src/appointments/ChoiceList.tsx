import type { Loadable } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { Card, ChoiceCardsSkeleton, SkeletonGroup } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';

export interface ChoiceListProps<T> {
  list: Loadable<readonly T[]>;
  /** The title of the error: what could not be loaded. */
  failedTitle: string;
  onRetry: () => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The placeholder while it loads: choice cards by default. */
  skeleton?: ReactNode;
  render: (rows: readonly T[]) => ReactNode;
}

/** The list that a step of the wizard chooses from, or its loading, error or empty state. */
export function ChoiceList<T>({ list, failedTitle, onRetry, empty, skeleton, render }: ChoiceListProps<T>) {
  switch (list.status) {
    case 'loading':
      return <SkeletonGroup>{skeleton ?? <ChoiceCardsSkeleton />}</SkeletonGroup>;
    case 'failed':
      return <LoadError title={failedTitle} failure={list.failure} onRetry={onRetry} />;
    case 'ready':
      return list.value.length === 0 ? <Card>{empty}</Card> : render(list.value);
  }
}
