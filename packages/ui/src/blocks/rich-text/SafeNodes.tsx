import { createElement, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../kit/index.ts';

/** Headings in the server's HTML; they become bold lines, because they would break the heading levels of the page. */
const HEADING = /^h[1-6]$/;

/** Elements that become a `div`: most are landmarks, and the server's HTML is only a part of a landmark of the page. */
const PLAIN_BLOCK = new Set([
  'address',
  'article',
  'aside',
  'center',
  'div',
  'footer',
  'header',
  'main',
  'nav',
  'section',
]);

/**
 * Elements in italics. Chinese text in them gets a `lang`, so that it is set without italics also on an English page.
 */
const ITALIC = new Set(['em', 'i']);

/** White space between these elements is not rendered. */
const TABLE_PART = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Converts a safe fragment to React elements, so that no string is parsed a second time. Links open a new tab.
 * @param newTab text for screen readers after a link
 */
export function safeNodes(parent: ParentNode, newTab: string): ReactNode {
  const children = [...parent.childNodes].map((node) => toReactNode(node, newTab));
  return children.length > 0 ? createElement(Fragment, null, ...children) : null;
}

function toReactNode(node: Node, newTab: string): ReactNode {
  if (!(node instanceof Element)) return renderText(node);
  const tag = node.localName;
  if (tag === 'img') return renderImage(node);
  if (tag === 'br' || tag === 'hr' || tag === 'wbr') return createElement(tag);
  const children = safeNodes(node, newTab);
  if (HEADING.test(tag)) {
    return (
      <Heading>
        <strong>{children}</strong>
      </Heading>
    );
  }
  if (tag === 'a') return renderLink(node, children, newTab);
  if (tag === 'table') {
    return (
      // Scrolls where it is too wide, so it has to be focusable.
      <TableBox role="group" aria-label={node.querySelector('caption')?.textContent} tabIndex={0}>
        <table>{children}</table>
      </TableBox>
    );
  }
  if (PLAIN_BLOCK.has(tag)) return <div>{children}</div>;
  const lang = ITALIC.has(tag) && /\p{Script=Han}/u.test(node.textContent ?? '') ? 'zh' : undefined;
  const colSpan = numberAttribute(node, 'colspan');
  const rowSpan = numberAttribute(node, 'rowspan');
  return createElement(tag, { lang, colSpan, rowSpan, start: numberAttribute(node, 'start') }, children);
}

function renderText(node: Node): ReactNode {
  const text = node.textContent ?? '';
  const between = node.parentNode instanceof Element && TABLE_PART.has(node.parentNode.localName);
  return between && text.trim() === '' ? null : text;
}

function renderImage(node: Element): ReactNode {
  const src = node.getAttribute('src');
  const alt = node.getAttribute('alt') ?? '';
  if (!src) return alt;
  return (
    <img
      src={src}
      alt={alt}
      width={numberAttribute(node, 'width')}
      height={numberAttribute(node, 'height')}
      loading="lazy"
    />
  );
}

function renderLink(node: Element, children: ReactNode, newTab: string): ReactNode {
  const href = node.getAttribute('href');
  if (!href || !(node.textContent?.trim() || node.querySelector('img[alt]'))) return children;
  // A mail program opens a window of its own; a new tab would stay empty.
  if (/^mailto:/i.test(href)) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </Link>
  );
}

function numberAttribute(node: Element, attribute: string): number | undefined {
  const value = node.getAttribute(attribute);
  return value && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** Replaces a heading of the server. */
export const Heading = styled.div`
  color: var(--ink-strong);
`;

/** A box around every table, in which a wide table scrolls sideways instead of the page. */
export const TableBox = styled.div`
  overflow-x: auto;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-chip);
`;

const Link = styled.a`
  color: var(--ink-strong);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
