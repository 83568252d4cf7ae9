import { Skeleton, SkeletonGroup, TextSkeleton } from '../kit/index.ts';
import { Circles, Columns, ControlLine, ControlRow, Controls, Hint, Side, Square } from './crop-layout.ts';
import { SIDES } from './PicturePreviews.tsx';

/** Placeholder of the frame and its controls while the photo is being decoded, so that the dialog keeps its height. */
export function CropSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <div>
          <Square>
            <Skeleton shape="block" radius="card" height="100%" />
          </Square>
          <Hint as="div">
            <TextSkeleton type="caption" width="50%" />
          </Hint>
          <Controls>
            {['zoom', 'move', 'size'].map((row) => (
              <ControlRow key={row}>
                <Skeleton shape="line" width="40px" />
                <ControlLine>
                  <Skeleton shape="line" />
                </ControlLine>
              </ControlRow>
            ))}
          </Controls>
        </div>
        <Side>
          <Circles>
            {SIDES.map((side) => (
              <Skeleton key={side} shape="circle" height={`${side}px`} />
            ))}
          </Circles>
          <Skeleton shape="block" width="140px" height="44px" radius="control" />
        </Side>
      </Columns>
    </SkeletonGroup>
  );
}
