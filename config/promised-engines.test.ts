import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './processes.mjs';

/*
 * What browsers have since later than docs/engines.md promises (Chrome 111, Firefox 121, Safari 16.2). Methods of the language
 * are held by `lib` in tsconfig.json: ES2023, all of which they have.
 */

/** Where one of them may stand all the same, since something does its work where it is missing. */
const MENDED: Readonly<Record<string, RegExp>> = { popovers: /\/ActionMenu\// };

const NEWER: readonly (readonly [name: string, found: RegExp])[] = [
  ['AbortSignal.any', /\bAbortSignal\.any\b/],
  ['URL.canParse, URL.parse', /\bURL\.(?:canParse|parse)\b/],
  ['size, or two arguments of has, of URLSearchParams', /\b(?:search|params|searchParams)\.(?:size\b|has\([^)]*,)/i],
  ['Intl.Segmenter, Intl.DurationFormat', /\b(?:Segmenter|DurationFormat)\b/],
  ['Object.groupBy, Map.groupBy', /\bgroupBy\b/],
  ['Promise.withResolvers, Promise.try', /\bPromise\.(?:withResolvers|try)\b/],
  ['isWellFormed, toWellFormed', /\.(?:is|to)WellFormed\b/],
  ['Response.json', /\bResponse\.json\b/],
  ['lookbehind', /\(\?<[=!]/],
  ['popovers', /\b(?:popover(?:Target)?=|(?:show|hide|toggle)Popover\()|:popover-open/],
  ['closedBy, requestClose, commands of buttons', /\bclosedby=|\.requestClose\(|\bcommandfor=/i],
  ['details that close each other', /<details[^>]* name=/],
  ['checkVisibility', /\.checkVisibility\(/],
  ['adopted style sheets, highlights', /\badoptedStyleSheets\b|\bnew CSSStyleSheet\b|\bCSS\.highlights\b/],
  ['the event scrollend', /\bscrollend\b/i],
  ['OffscreenCanvas, CompressionStream', /\b(?:OffscreenCanvas|CompressionStream|DecompressionStream)\b/],
  ['ClipboardItem, userActivation', /\bClipboardItem\b|\buserActivation\b/],
  ['view transitions, the Navigation API', /\bstartViewTransition\b|\b(?:window|globalThis)\.navigation\b/],
  ['scheduler, moveBefore, setHTML', /\bscheduler\.(?:yield|postTask)\b|\.(?:moveBefore|setHTML\w*)\(/],
  ['light-dark(), colours from others', /\blight-dark\(|\b(?:rgb|hsl|oklch|oklab|color)\(from\b/],
  ['@scope, :dir(), :user-invalid', /@scope\b|:dir\(|:user-(?:in)?valid\b/],
  ['ranges in media queries', /@media[^{;]*\([^)]*[<>]/],
];

const NOT_SHIPPED = /\.(?:test|stories|fixture)\.|\/testing\/|\/prerender/;
const FOLDERS = ['app/src', 'packages/data/src', 'packages/domain/src', 'packages/ui/src'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:tsx?|js|css)$/.test(file) && !NOT_SHIPPED.test(file));

/** Without comments, which may name what is not used. */
const sources = files.map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''),
}));

describe('the portal does without what the promised browsers lack', () => {
  test.each(NEWER)('%s', (name, found) => {
    const using = sources.filter(({ file, text }) => found.test(text) && !MENDED[name]?.test(file));
    expect(using.map(({ file }) => file)).toEqual([]);
  });

  test('nesting in style sheets, which nothing compiles', () => {
    const nested = sources.filter(({ file, text }) => file.endsWith('.css') && text.includes('&'));
    expect(nested.map(({ file }) => file)).toEqual([]);
  });
});
