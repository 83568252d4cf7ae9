import styled from 'styled-components';
import { Skeleton } from '../kit/index.ts';
import { Plate, Row, Body } from './picture-layout.ts';

/**
 * Placeholder of the student's picture, so that the form does not move when it loads. Hidden from screen readers, since
 * the form's placeholder announces the loading.
 */
export function PictureSkeleton() {
  return (
    <Plate aria-hidden>
      <Row>
        <Skeleton shape="circle" width="88px" height="88px" />
        <Body>
          <Name>
            <Skeleton shape="line" width="60%" height="20px" />
          </Name>
          <Skeleton shape="block" width="160px" height="44px" radius="control" />
        </Body>
      </Row>
    </Plate>
  );
}

/* As high as the name and what is below it. */
const Name = styled.div`
  height: 54px;
  padding-block: 3px;
`;
