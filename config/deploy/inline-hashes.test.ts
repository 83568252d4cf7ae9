import { expect, test } from 'vitest';
import { EMPTY_STYLE, inlineHashes } from './inline-hashes.ts';

// By `printf '%s' … | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('inline scripts and styles have a hash each, files have none', () => {
  const html = `<script>alert(1)</script><script>alert(1)</script><style></style>
    <script type="module" crossorigin src="/assets/a.js"></script><link rel="stylesheet" href="/a.css">`;
  expect(inlineHashes(html)).toEqual({ scripts: [ALERT], styles: [EMPTY_STYLE] });
});

test('every byte of a script counts', () => {
  expect(inlineHashes('<script>alert(1) </script>').scripts).not.toEqual([ALERT]);
});

test('what looks like markup in code or styles is none', () => {
  const html = `<script>const x = '<b onclick="y" style="z">';</script><style>a::after{content:'<b style="x">'}</style>`;
  expect(inlineHashes(html).scripts).toHaveLength(1);
});

test.each([
  ['<button onclick="go()">', 'onclick'],
  ['<div class="a" style="width:1px">', 'style'],
])('%s is not written into a page that refuses it', (html, name) => {
  expect(() => inlineHashes(html)).toThrow(`the attribute ${name}`);
});
