import { styled } from 'storybook/theming';

/** List of the design tokens that a component uses, with a swatch in the toolbar's appearance and scheme. */
export function Tokens({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>Tokens</h2>
      <List>
        {names.toSorted().map((name) => (
          <li key={name}>
            <Swatch style={{ background: `var(${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul({
  '&&': { padding: 0, listStyle: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  li: { display: 'flex', alignItems: 'center', gap: 6, margin: 0 },
});

const Swatch = styled.span(({ theme }) => ({
  width: 16,
  height: 16,
  borderRadius: 3,
  boxShadow: `inset 0 0 0 1px ${theme.appBorderColor}`,
}));
