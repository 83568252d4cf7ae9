import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTextLang } from '../text-language/index.ts';
import { safeFragment } from './safe-fragment.ts';
import { Heading, safeNodes, TableBox } from './SafeNodes.tsx';

export interface SafeHtmlProps {
  /** As the server sent it. */
  html: string;
  className?: string;
}

/**
 * Renders HTML of the server without active content, in the portal's typography; no other component renders such HTML.
 * Font and colour are inherited. HTML that cannot be rendered is left out, and the rest of the list or page stays. It
 * imports the sanitiser, so use it only in lazy chunks.
 */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <ErrorBoundary fallback={null} resetKeys={[props.html]}>
      <SanitizedHtml {...props} />
    </ErrorBoundary>
  );
}

function SanitizedHtml({ html, className }: SafeHtmlProps) {
  const { t } = useTranslation('common');
  const fragment = useMemo(() => safeFragment(html), [html]);
  const lang = useTextLang(fragment.textContent);
  return (
    <Prose className={className} lang={lang}>
      {safeNodes(fragment, t('opensInNewTab'))}
    </Prose>
  );
}

const Prose = styled.div`
  overflow-wrap: anywhere;
  pre,
  blockquote {
    margin: 0;
  }
  * + p,
  * + ul,
  * + ol,
  * + dl,
  * + pre,
  * + figure,
  * + blockquote,
  > * + img,
  * + ${TableBox} {
    margin-top: var(--space-3);
  }
  * + ${Heading} {
    margin-top: var(--space-4);
  }
  ${Heading} + * {
    margin-top: var(--space-1);
  }
  strong,
  b,
  th {
    font-weight: 600;
  }
  /* Chinese has no italics, also within an English page. */
  em:lang(zh),
  i:lang(zh) {
    font-style: normal;
    font-weight: 600;
  }
  ul,
  ol {
    padding-inline-start: var(--space-6);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--ink-muted);
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: var(--space-1);
  }
  dt {
    font-weight: 600;
  }
  dd,
  blockquote {
    padding-inline-start: var(--space-4);
  }
  blockquote {
    border-inline-start: 3px solid var(--border-strong);
  }
  pre {
    white-space: pre-wrap;
  }
  hr {
    margin: var(--space-4) 0;
    border: 0;
    border-top: 1px solid var(--border-hairline);
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-chip);
    vertical-align: middle;
  }
  figcaption {
    margin-top: var(--space-1);
    font: var(--type-caption);
    color: var(--ink-muted);
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    overflow-wrap: break-word;
  }
  caption {
    padding: var(--space-2) var(--space-3);
    font: var(--type-caption);
    text-align: start;
    color: var(--ink-muted);
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: top;
  }
  table > * > tr > * {
    border-top: 1px solid var(--border-hairline);
  }
  table > :first-child > tr:first-child > * {
    border-top: 0;
  }
`;
