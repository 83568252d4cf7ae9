import styled from 'styled-components';
import { Card, Skeleton, TextSkeleton } from '../../kit/index.ts';

/**
 * Placeholder of a course tile, with the lines of a truncated description: three, or two in a wide tile.
 *
 * @param bar whether the tile probably has a progress bar
 */
export function CourseTileSkeleton({ bar = false }: { bar?: boolean }) {
  return (
    <Tile>
      <Card>
        <Row>
          <Skeleton shape="block" width="48px" height="48px" radius="control" />
          <div>
            <Name>
              <TextSkeleton type="title3" width="62%" />
            </Name>
            <TextSkeleton type="callout" />
            <TextSkeleton type="callout" width="82%" />
            <ThirdLine>
              <TextSkeleton type="callout" width="54%" />
            </ThirdLine>
            <Footer>
              <TextSkeleton type="caption" width="96px" />
              {bar && <Skeleton shape="line" height="4px" />}
            </Footer>
          </div>
        </Row>
      </Card>
    </Tile>
  );
}

/* The cards of a row are equally high. */
const Tile = styled.div`
  display: grid;
  container-type: inline-size;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
`;

const Name = styled.div`
  margin-bottom: 2px;
`;

const ThirdLine = styled.div`
  @container (min-width: 500px) {
    display: none;
  }
`;

/* At least as high as the chevron, before which the bar ends. */
const Footer = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-height: 20px;
  margin-top: var(--space-2);
  margin-inline-end: 32px;
`;
