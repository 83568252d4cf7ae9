import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../kit/index.ts';
import { Cell, Grid, SectionBox, Sections } from './form-layout.ts';
import { SECTIONS, WIDE } from './sections.ts';

/** Placeholder of the form, with every field that a school may ask for. */
export function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Sections>
        {SECTIONS.map(({ name, fields }) => (
          <SectionBox key={name} as="div">
            <Title>
              <Skeleton shape="line" width="30%" height="20px" />
            </Title>
            <Grid>
              {fields.map((field) => (
                <Cell key={field} $wide={WIDE.includes(field)}>
                  <Label>
                    <Skeleton shape="line" width="35%" />
                  </Label>
                  <Skeleton shape="block" height="48px" radius="control" />
                </Cell>
              ))}
            </Grid>
          </SectionBox>
        ))}
      </Sections>
    </SkeletonGroup>
  );
}

const Title = styled.div`
  padding-block: 2px;
  margin-bottom: var(--space-3);
`;

/* With the cell's gap as high as a label. */
const Label = styled.div`
  padding-block: 3px 0;
`;
