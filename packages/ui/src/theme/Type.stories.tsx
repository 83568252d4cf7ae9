import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';

/**
 * Type roles, in both languages. Sizes are in rem, to follow the browser's font size; Chinese lines are 2 px taller.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  'display',
  'title1',
  'title2',
  'title3',
  'body',
  'body-strong',
  'callout',
  'label',
  'caption',
  'nav',
  'metric',
];

export const Roles: Story = {
  render: () => (
    <Grid>
      {roles.map((role) => (
        <Row key={role}>
          <Name>{role}</Name>
          <p style={{ font: `var(--type-${role})` }}>Choose a day and time</p>
          <p lang="zh-CN" style={{ font: `var(--type-${role})` }}>
            选择日期和时间
          </p>
        </Row>
      ))}
    </Grid>
  ),
};

/** Times, scores and prices have digits of equal width, so that columns line up. */
export const TabularNumbers: Story = {
  render: () => (
    <Numbers>
      {['09:00 71% $129.00', '11:11 40% $249.50', '18:30 98% $1,119.00'].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Numbers>
  ),
};

const Grid = styled.div`
  display: grid;
  gap: var(--space-4);
  color: var(--ink-strong);
`;
const Row = styled.div`
  display: grid;
  gap: 2px;
`;
const Name = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
const Numbers = styled.ul`
  font: var(--type-body-strong);
  font-variant-numeric: tabular-nums;
`;
