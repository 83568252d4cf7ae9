import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './processes.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');
const sources = tracked.filter(
  (path) => /^(?:packages|app|mocks)\/.*\.tsx?$/.test(path) && existsSync(join(ROOT, path)),
);
const words = new Set(sources.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(/\w+/g) ?? []));
const names = new Set(tracked.flatMap((path) => [basename(path), ...path.split('/')]));

const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
const rows = glossary.split('\n').flatMap((line) => /^\| (\S.*?)\s*\| (`.*?)\s*\|/.exec(line)?.slice(1) ?? []);
const codeOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Whether a path of the repository, a file or folder of any package, or an identifier. */
function exists(code: string): boolean {
  if (code.startsWith('domain/')) return existsSync(join(ROOT, `packages/domain/src/${code.slice('domain/'.length)}`));
  return code.includes('/') ? existsSync(join(ROOT, code)) : words.has(code) || names.has(code);
}

test('the glossary has its rows', () => {
  expect(rows.length / 2).toBeGreaterThan(60);
});

test('every name in the glossary is a name in the code', () => {
  const cells = rows.filter((_cell, i) => i % 2 === 1);
  expect(cells.flatMap(codeOf).filter((code) => !exists(code))).toEqual([]);
});

test('no term is twice in the glossary', () => {
  const terms = rows.filter((_cell, i) => i % 2 === 0);
  expect(terms).toEqual([...new Set(terms)]);
});
