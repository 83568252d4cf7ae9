import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';

/** A grid of 4 px; a corner radius for each kind of element; shadows only under floating elements. */
const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  render: () => (
    <Stack>
      {['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'].map((step) => (
        <li key={step}>
          <Bar style={{ width: `var(--space-${step})` }} />
          <span>space-{step}</span>
        </li>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  render: () => (
    <Grid>
      {['tag', 'chip', 'control', 'card', 'sheet', 'bubble', 'full'].map((name) => (
        <Box key={name} style={{ borderRadius: `var(--radius-${name})` }}>
          {name}
        </Box>
      ))}
    </Grid>
  ),
};

export const Shadows: Story = {
  render: () => (
    <Grid>
      {['menu', 'dialog', 'toast'].map((name) => (
        <Box key={name} style={{ boxShadow: `var(--shadow-${name})`, borderRadius: 'var(--radius-card)' }}>
          {name}
        </Box>
      ))}
    </Grid>
  ),
};

const Stack = styled.ul`
  display: grid;
  gap: var(--space-2);
  li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    font: var(--type-caption);
  }
`;
const Bar = styled.span`
  height: 16px;
  background: var(--accent-indicator);
`;
const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: var(--space-4);
`;
const Box = styled.div`
  display: grid;
  place-items: center;
  width: 96px;
  height: 72px;
  background: var(--surface-raised);
  border: 1px solid var(--border-hairline);
  font: var(--type-caption);
`;
