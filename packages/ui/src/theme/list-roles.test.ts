import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../..');

/** Elements and styled components that are a list for HTML, and say no role of their own. */
const SILENT = [
  /<[uo]l\b(?![^>]* role="list")/,
  /\bas="[uo]l"(?! role="list")/,
  /styled\.[uo]l\b(?!\.attrs\(\{ role: 'list' \}\))/,
];

/*
 * base.css takes the markers of all lists. WebKit then takes a list for mere layout, and VoiceOver says neither "list"
 * nor the number of items. The empty marker of `list-style-type: ''` would not do: WebKit counts only items that are
 * laid out as list items, and ours are often grids.
 */
test('every list says that it is one', () => {
  const files = globSync('{app/src,packages/ui/src}/**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const silent = files.filter((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    return SILENT.some((pattern) => pattern.test(source));
  });
  expect(silent).toEqual([]);
});
