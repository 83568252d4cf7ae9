// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useFocusOnOpen } from './useFocusOnOpen.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <h1 data-page-title tabindex="-1">Messages</h1>
    <a href="/Message" data-conversation="12">Row 12</a>
    <h2 data-conversation-heading tabindex="-1">Open</h2>`;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

type Open = Parameters<typeof useFocusOnOpen>[0];

/** The page on which one after the other is open. */
function show(first: Open, ...then: Open[]): void {
  let open = first;
  const { rerender } = renderHookInPortal(() => useFocusOnOpen(open));
  for (open of then) rerender();
}

test.each<[what: string, open: [Open, ...Open[]], focused: string]>([
  ['a conversation that is opened', [null, 12], 'Open'],
  ['a new message', [null, 'new'], 'Open'],
  ['another conversation', [12, 13], 'Open'],
  ['the row of a conversation that is closed', [12, null], 'Row 12'],
  ['the page, when the row is gone', [13, null], 'Messages'],
  ['the page, after a new message', ['new', null], 'Messages'],
])('focus goes to %s', (_what, open, focused) => {
  show(...open);
  expect(document.activeElement?.textContent).toBe(focused);
});

test.each<[what: string, open: [Open, ...Open[]]]>([
  ['with a conversation', [12]],
  ['with the list', [null]],
  ['and is rendered again', [12, 12]],
])('a page that opens %s leaves focus alone', (_what, open) => {
  show(...open);
  expect(document.activeElement).toBe(document.body);
});

test('does not scroll', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  show(null, 12);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
