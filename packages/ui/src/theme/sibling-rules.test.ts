import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/*
 * Chromium styles a whole page again after each element that comes, wherever it comes, while a rule such as
 * `> * + *` is known. `> :where(:not(:first-child))` is the same to the eye.
 */
test('no rule is for any element beside any other', () => {
  const styled = globSync('**/*.{css,ts,tsx}', { cwd: SOURCES }).filter((file) => !file.includes('.test.'));
  expect(styled.length).toBeGreaterThan(400);
  const found = styled.filter((file) => /\* [+~] \*/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(found).toEqual([]);
});
