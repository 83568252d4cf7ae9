import type { Failure, Loadable, Page } from '@portal/domain/shared';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { SkeletonGroup, useFocusInList } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { distinctKeys } from './distinct-keys.ts';
import { PackageCardSkeleton } from './PackageCard.tsx';
import { sharedRows } from './shared-rows.ts';

interface PackageGridProps<Row> {
  packages: Loadable<Page<Row>>;
  /** Why a refetch failed; the shown packages may be out of date. */
  refetchFailure: Failure | null;
  onRetry: () => void;
  /** Takes focus when the last package with focus is removed. */
  area: RefObject<HTMLElement | null>;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A page of packages, or its loading, error or empty state. */
export function PackageGrid<Row extends { id: number }>({
  packages,
  refetchFailure,
  onRetry,
  area,
  empty,
  children,
}: PackageGridProps<Row>) {
  const { t } = useTranslation('packages-mine');
  // A package that is renewed moves to the other list.
  const { list, watchItem } = useFocusInList(() => area.current);
  if (packages.status === 'loading') {
    return (
      <SkeletonGroup>
        <PackagesSkeleton />
      </SkeletonGroup>
    );
  }
  if (packages.status === 'failed') {
    return <LoadError title={t('failed')} failure={packages.failure} onRetry={onRetry} />;
  }
  const { rows } = packages.value;
  const keys = distinctKeys(rows.map(({ id }) => id));
  return (
    <>
      {refetchFailure && (
        <Outdated>
          <LoadError title={t('refetchFailed')} failure={refetchFailure} onRetry={onRetry} />
        </Outdated>
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <List ref={list}>
          {rows.map((row, at) => (
            <Item key={keys[at]} ref={watchItem}>
              {children(row)}
            </Item>
          ))}
        </List>
      )}
    </>
  );
}

/** Placeholder of a page of packages. Put it into a `SkeletonGroup`. */
export function PackagesSkeleton() {
  return (
    <Grid>
      {Array.from({ length: 4 }, (_, i) => (
        <Item as="div" key={i}>
          <PackageCardSkeleton />
        </Item>
      ))}
    </Grid>
  );
}

/* The space between cards is a margin. A row gap would also apply inside the cards, which span several rows. */
const columns = css`
  --gap: var(--space-3);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--gap);
  margin-bottom: calc(-1 * var(--gap));
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    --gap: var(--space-4);
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  ${columns}
`;

const Grid = styled.div`
  ${columns}
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: var(--gap);
  ${sharedRows}
`;

const Outdated = styled.div`
  margin-bottom: var(--space-4);
`;
