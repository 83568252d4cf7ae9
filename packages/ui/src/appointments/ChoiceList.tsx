import type { Loadable } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';

export interface ChoiceListProps<T> {
  list: Loadable<readonly T[]>;
  /** Says what could not be loaded. */
  failedTitle: string;
  onRetry: () => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  render: (rows: readonly T[]) => ReactNode;
}

/** The list a step chooses from, with its other states. */
export function ChoiceList<T>({ list, failedTitle, onRetry, empty, render }: ChoiceListProps<T>) {
  switch (list.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Stack>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="block" height="74px" radius="card" />
            ))}
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError title={failedTitle} failure={list.failure} onRetry={onRetry} />;
    case 'ready':
      return list.value.length === 0 ? <Card>{empty}</Card> : render(list.value);
  }
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
