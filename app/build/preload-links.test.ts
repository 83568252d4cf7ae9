import { expect, test } from 'vitest';
import { preloadLinks } from './preload-links.ts';

test('the header names the files that every page needs', () => {
  const manifest = JSON.stringify({
    files: ['/study/base.js', '/study/form.js', '/study/core.js'],
    of: { every: [0, 2], signIn: [1] },
  });
  expect(preloadLinks(`<script>window.preloadManifest=${manifest};(()=>{})()</script>`)).toBe(
    'Link: </study/base.js>; rel=modulepreload, </study/core.js>; rel=modulepreload\n',
  );
});

test.each(['<html></html>', '<script>window.preloadManifest={"files":[],"of":{"signIn":[]}};</script>'])(
  'HTML that does not say so fails the build: %s',
  (html) => {
    expect(() => preloadLinks(html)).toThrow('index.html does not say which files every page needs');
  },
);
