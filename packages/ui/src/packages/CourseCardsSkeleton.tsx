import styled from 'styled-components';
import { Card, Skeleton, SkeletonGroup, TextSkeleton } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { CardGrid, Top } from './card-grid.ts';

/**
 * Placeholder of the add/buy page: the notice on devices where nothing can be bought, the select of the group with
 * the link to the instructions, the tabs, and the cards.
 */
export function CourseCardsSkeleton() {
  return (
    <SkeletonGroup>
      <Root>
        <Notice flush>
          <TextSkeleton type="callout" width="40%" />
          <TextSkeleton type="callout" width="90%" />
          <TextSkeleton type="callout" width="90%" />
          <TextSkeleton type="callout" width="60%" />
        </Notice>
        <Top>
          <Field>
            <TextSkeleton type="label" width="96px" />
            <Skeleton shape="block" height="48px" radius="control" />
          </Field>
          <Instructions>
            <TextSkeleton type="label" width="176px" />
          </Instructions>
        </Top>
        <TabRow>
          <Skeleton shape="line" width="min(100%, 360px)" />
        </TabRow>
        <CardGrid as="div">
          {Array.from({ length: 6 }, (_, i) => (
            <Card key={i}>
              <Box>
                <Head>
                  <Skeleton shape="block" width="48px" height="48px" radius="control" />
                  <TextSkeleton type="title3" width="80%" />
                </Head>
                <div>
                  <TextSkeleton type="callout" width="90%" />
                  <TextSkeleton type="callout" />
                  <TextSkeleton type="callout" width="70%" />
                </div>
                <Skeleton shape="block" height="44px" radius="control" />
              </Box>
            </Card>
          ))}
        </CardGrid>
      </Root>
    </SkeletonGroup>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/* As high as the alert, whose text takes three lines on most phones, and one on wider screens. Where packages can be bought there is no alert; a media
   query hides it, since the placeholder in index.html is rendered at build time. */
const Notice = styled(Card)`
  padding: var(--space-3) var(--space-4);
  ${media.fromTablet} {
    > :nth-child(n + 3) {
      display: none;
    }
  }
  @media (min-width: 1025px) and (any-pointer: fine) {
    display: none;
  }
`;

const Field = styled.div`
  display: grid;
  gap: 6px;
`;

const Instructions = styled.div`
  display: grid;
  align-items: center;
  height: var(--size-control);
`;

const TabRow = styled.div`
  display: grid;
  align-items: center;
  height: 48px;
  border-bottom: 1px solid var(--border-hairline);
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
`;
