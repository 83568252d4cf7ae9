import type { ReactNode } from 'react';
import styled from 'styled-components';

interface TwoColumnSkeletonProps {
  /** A `Skeleton` with a width: the glyph, avatar or picture at the start of the row. */
  leading: ReactNode;
  /** Lines of text, as `Skeleton`s. */
  children: ReactNode;
}

/** Placeholder of a glyph or picture with lines of text beside it. Put it into a `SkeletonGroup`. */
export function TwoColumnSkeleton({ leading, children }: TwoColumnSkeletonProps) {
  return (
    <Columns>
      {leading}
      <Lines>{children}</Lines>
    </Columns>
  );
}

/* A glyph is aligned with the first line, as in a row of a list; beside a higher picture the lines are centred. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
`;

const Lines = styled.div`
  display: grid;
  align-self: center;
  gap: var(--space-2);
`;
