import { expect, test } from 'vitest';
import { preloadLinks } from './preload-links.ts';

test('the header names the files that every page needs', () => {
  const manifest = JSON.stringify({ every: ['/study/base.js', '/study/core.js'], signIn: ['/study/form.js'] });
  expect(preloadLinks(`<script>window.preloadManifest=${manifest};(()=>{})()</script>`)).toBe(
    'Link: </study/base.js>; rel=modulepreload, </study/core.js>; rel=modulepreload\n',
  );
});

test.each(['<html></html>', '<script>window.preloadManifest={"signIn":[]};</script>'])(
  'HTML that does not say so fails the build: %s',
  (html) => {
    expect(() => preloadLinks(html)).toThrow('index.html does not say which files every page needs');
  },
);
