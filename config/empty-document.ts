import { afterAll, expect } from 'vitest';

/** Files share a document: one that leaves nodes there fails itself, not the file that happens to run after it. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'nodes left in the document').toBe('');
});
