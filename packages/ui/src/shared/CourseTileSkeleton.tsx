import styled from 'styled-components';
import { Card, Skeleton } from '../kit/index.ts';

/** Stands where a course tile will stand. */
export function CourseTileSkeleton() {
  return (
    <Card>
      <Row>
        <Skeleton shape="block" width="48px" height="48px" radius="control" />
        <Lines>
          <Skeleton shape="line" width="62%" height="16px" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="82%" />
          <Skeleton shape="line" width="96px" height="14px" />
        </Lines>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
`;

const Lines = styled.div`
  display: grid;
  gap: 11px;
  padding-top: 4px;
`;
