import styled from 'styled-components';
import { Card, Skeleton } from '../../kit/index.ts';
import { media } from '../../theme/index.ts';

/** Placeholder of a course tile, with the same lines. */
export function CourseTileSkeleton() {
  return (
    <Card>
      <Row>
        <Skeleton shape="block" width="48px" height="48px" radius="control" />
        <div>
          <Line $height={26}>
            <Skeleton shape="line" width="62%" height="16px" />
          </Line>
          <Line $height={22}>
            <Skeleton shape="line" />
          </Line>
          <Line $height={22}>
            <Skeleton shape="line" width="82%" />
          </Line>
          <LastLine $height={22}>
            <Skeleton shape="line" width="54%" />
          </LastLine>
          <Line $height={28}>
            <Skeleton shape="line" width="96px" height="14px" />
          </Line>
        </div>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
`;

const Line = styled.div<{ $height: number }>`
  display: grid;
  align-items: center;
  height: ${({ $height }) => $height}px;
`;

/* The third line of a truncated description, which wide tiles do not need. */
const LastLine = styled(Line)`
  ${media.desktop} {
    display: none;
  }
  ${media.wide} {
    display: grid;
  }
`;
