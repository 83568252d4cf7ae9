import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Global, styled } from 'storybook/theming';

/** The content of a docs page with our own styles, up to 1,500 px wide. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Global
        styles={{
          // Components are shown on the portal's page background, in light and dark appearance.
          '.sbdocs .docs-story': { color: 'var(--ink-body)', background: 'var(--surface-page)' },
          '.sbdocs.sbdocs-content': { maxWidth: 1500 },
          '.sbdocs.sbdocs-wrapper': { padding: '32px 40px' },
        }}
      />
      <Body>{children}</Body>
    </Unstyled>
  );
}

const Body = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  font: `400 14px/1.5 ${theme.typography.fonts.base}`,
  h1: { margin: '0 0 8px', fontSize: 28, lineHeight: 1.25, fontWeight: 700 },
  h2: { margin: '40px 0 12px', fontSize: 19, lineHeight: 1.3, fontWeight: 700 },
  h3: { margin: '0 0 8px', fontSize: 15, lineHeight: 1.4, fontWeight: 700 },
  p: { margin: '0 0 12px', maxWidth: '72ch' },
  'p code, li > code, td > code, small code': {
    padding: '1px 5px',
    borderRadius: 4,
    background: theme.background.hoverable,
    font: `13px/1.4 ${theme.typography.fonts.mono}`,
  },
  'ul, ol': { margin: '0 0 12px', paddingInlineStart: 22 },
  li: { marginBlock: 4, maxWidth: '72ch' },
  // A link in running text; links that are cards or buttons have their own styles.
  'a:not([class])': { color: theme.color.secondary, fontWeight: 600 },
  'a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible': {
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: 2,
  },
}));

/** The introduction of a page, below its title. */
export const Lead = styled.p(({ theme }) => ({ fontSize: 16, color: theme.textMutedColor }));

/** Text in two or more columns. */
export const Table = styled.table(({ theme }) => ({
  borderCollapse: 'collapse',
  margin: '0 0 16px',
  'th, td': {
    padding: '8px 16px 8px 0',
    borderBottom: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  th: { fontWeight: 600, whiteSpace: 'nowrap' },
}));
