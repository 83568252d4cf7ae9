import type { Failure, Loadable, Page } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { Card, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { distinctKeys } from './distinct-keys.ts';

interface PackageGridProps<Row> {
  packages: Loadable<Page<Row>>;
  /** A refetch failed: the packages that are shown may be out of date. */
  refetchFailure: Failure | null;
  onRetry: () => void;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A page of packages, or why there is none. */
export function PackageGrid<Row extends { id: number }>({
  packages,
  refetchFailure,
  onRetry,
  empty,
  children,
}: PackageGridProps<Row>) {
  const { t } = useTranslation('packages-mine');
  if (packages.status === 'loading') return <PackagesSkeleton />;
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
        <List>
          {rows.map((row, at) => (
            <li key={keys[at]}>{children(row)}</li>
          ))}
        </List>
      )}
    </>
  );
}

function PackagesSkeleton() {
  return (
    <SkeletonGroup>
      <Grid>
        {Array.from({ length: 4 }, (_, i) => (
          <Card key={i}>
            <Head>
              <Skeleton shape="block" width="48px" height="48px" radius="control" />
              <Lines>
                <Skeleton shape="line" width="60%" height="16px" />
                <Skeleton shape="line" />
              </Lines>
            </Head>
            <Skeleton shape="line" height="40px" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    gap: var(--space-4);
  }
  > * {
    display: grid;
  }
`;

const List = styled.ul`
  ${columns}
`;

const Grid = styled.div`
  ${columns}
`;

const Outdated = styled.div`
  margin-bottom: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-2);
  align-content: center;
`;
