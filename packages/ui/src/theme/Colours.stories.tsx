import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';

/** Colours are tokens: a component names a role, never a hue. Change colour scheme and appearance in the toolbar. */
const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = {
  Surfaces: ['page', 'card', 'raised', 'sunken', 'track', 'hover', 'pressed', 'nav', 'inverse'].map(
    (n) => `surface-${n}`,
  ),
  Ink: ['strong', 'body', 'muted', 'faint', 'disabled', 'inverse'].map((n) => `ink-${n}`),
  Borders: ['hairline', 'strong', 'control', 'control-hover', 'disabled'].map((n) => `border-${n}`),
  Accent: [
    'solid',
    'solid-hover',
    'on-solid',
    'text',
    'indicator',
    'subtle',
    'border',
    'art-tint',
    'art-mid',
    'art-deep',
    'in-progress',
  ].map((n) => `accent-${n}`),
  Semantic: ['success', 'warning', 'danger', 'info'].flatMap((k) =>
    ['solid', 'text', 'subtle'].map((n) => `${k}-${n}`),
  ),
};

export const Roles: Story = {
  render: () => (
    <Stack>
      {Object.entries(roles).map(([group, names]) => (
        <section key={group}>
          <Heading>{group}</Heading>
          <Grid>
            {names.map((name) => (
              <li key={name}>
                <Swatch style={{ background: `var(--${name})` }} />
                <Name>{name}</Name>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </Stack>
  ),
};

const Stack = styled.div`
  display: grid;
  gap: var(--space-6);
`;
const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font: var(--type-title2);
  color: var(--ink-strong);
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--space-3);
`;
const Swatch = styled.div`
  height: 56px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-control);
`;
const Name = styled.p`
  margin-top: 4px;
  font: var(--type-caption);
`;
