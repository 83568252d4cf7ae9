import { afterAll, expect } from 'vitest';

/** Test files share a document. One that leaves nodes in it fails itself, instead of the file that runs after it. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  const left = document.body.innerHTML;
  document.body.replaceChildren();
  expect(left, 'nodes left in the document').toBe('');
});
