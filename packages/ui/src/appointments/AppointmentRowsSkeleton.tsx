import styled from 'styled-components';
import { Skeleton } from '../kit/index.ts';

/** Placeholder of appointments that are loading. */
export function AppointmentRowsSkeleton({ rows }: { rows: number }) {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton shape="block" width="52px" height="72px" radius="control" />
          <Lines>
            <Skeleton shape="line" width="60%" height="16px" />
            <Skeleton shape="line" width="40%" />
            <Skeleton shape="line" width="50%" height="20px" />
          </Lines>
        </Row>
      ))}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4) var(--row-inset);
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-2);
`;
