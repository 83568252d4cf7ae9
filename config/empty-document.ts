import { afterAll, expect } from 'vitest';

/**
 * Test files share a document. One that leaves nodes, cookies or storage in it fails itself, instead of the file that
 * runs after it.
 */
afterAll(() => {
  if (typeof document === 'undefined') return;
  const nodes = document.body.innerHTML;
  const { cookie } = document;
  const stored = { ...localStorage, ...sessionStorage };
  document.body.replaceChildren();
  for (const one of cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  expect({ nodes, cookie, stored }, 'left in the document').toEqual({ nodes: '', cookie: '', stored: {} });
});
