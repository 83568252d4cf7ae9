import {
  Card,
  CardBody,
  ListRow,
  RowList,
  SectionSkeleton,
  Skeleton,
  SkeletonGroup,
  TwoColumnSkeleton,
} from '../kit/index.ts';
import { CaptionLine, Columns, Main, Side, StackedSide, TitleLine } from './layout.ts';
import { NextSkeleton } from './LessonsCard.tsx';
import { ProgressCardSkeleton } from './ProgressCard.tsx';

/** Placeholder of a course's page. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <Columns>
        <Card flush>
          <CardBody>
            <TwoColumnSkeleton leading={<Skeleton shape="block" width="48px" height="48px" radius="control" />}>
              <Skeleton shape="line" width="40%" height="16px" />
              <Skeleton shape="line" width="60%" />
            </TwoColumnSkeleton>
          </CardBody>
          <NextSkeleton />
        </Card>
        <ProgressCardSkeleton />
        <StackedSide>
          <LinksSkeleton />
        </StackedSide>
        <Main>
          <SectionSkeleton>
            <ModuleRowsSkeleton />
          </SectionSkeleton>
        </Main>
        <Side $besideHeading>
          <LinksSkeleton />
        </Side>
      </Columns>
    </SkeletonGroup>
  );
}

function LinksSkeleton() {
  return (
    <Card flush>
      <RowList>
        <li>
          <RowSkeleton />
        </li>
        <li>
          <RowSkeleton captioned={false} />
        </li>
      </RowList>
    </Card>
  );
}

/** Placeholder of the list of modules. Put it into a `SkeletonGroup`. */
export function ModuleRowsSkeleton() {
  return (
    <Card flush>
      <RowList>
        {[0, 1, 2, 3].map((row) => (
          <li key={row}>
            <RowSkeleton />
          </li>
        ))}
      </RowList>
    </Card>
  );
}

function RowSkeleton({ captioned = true }: { captioned?: boolean }) {
  return (
    <ListRow
      leading={<Skeleton shape="circle" height="24px" />}
      title={
        <TitleLine>
          <Skeleton shape="line" width="50%" height="16px" />
        </TitleLine>
      }
      caption={
        captioned && (
          <CaptionLine>
            <Skeleton shape="line" width="35%" />
          </CaptionLine>
        )
      }
    />
  );
}
