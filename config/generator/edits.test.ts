import { expect, test } from 'vitest';
import { addImport, addKey, addName, appendTo } from './edits.mjs';

const LISTS = `const a = {
  one: 1,
};
const b = [
  'one',
] as const;
`;

test('a line goes to the end of the list named', () => {
  expect(appendTo(LISTS, 'const a = {', '  two: 2,')).toContain('  one: 1,\n  two: 2,\n};');
  expect(appendTo(LISTS, 'const b = [', "  'two',", ']')).toContain("  'one',\n  'two',\n] as const;");
});

test('an existing line is not added twice', () => {
  expect(appendTo(LISTS, 'const a = {', '  one: 1,')).toBe(LISTS);
});

test('a missing list is an error', () => {
  expect(() => appendTo(LISTS, 'const c = {', '  one: 1,')).toThrow('const c = {');
});

const IMPORTS = `import { z } from 'z';
import { a } from './a.ts';
import {
  c,
} from './c.ts';

export const x = 1;
`;

test.each([
  ["import { b } from './b.ts';", /a\.ts';\nimport \{ b \}/],
  ["import { d } from './d.ts';", /c\.ts';\nimport \{ d \} from '.\/d\.ts';\n\nexport/],
  ["import { y } from 'y';", /^import \{ y \}/],
])('%s goes to its place', (statement, place) => {
  expect(addImport(IMPORTS, statement)).toMatch(place);
});

test('an existing import is not added twice', () => {
  expect(addImport(IMPORTS, "import { a } from './a.ts';")).toBe(IMPORTS);
});

test('a name joins those of its module', () => {
  expect(addName(IMPORTS, 'y', 'z')).toContain("import { y, z } from 'z';");
  expect(addName(IMPORTS, 'z', 'z')).toBe(IMPORTS);
  expect(() => addName(IMPORTS, 'y', 'w')).toThrow('w');
});

test('a key of JSON is added, and one that is there stays', () => {
  expect(JSON.parse(addKey('{"a":{"b":1}}', ['a', 'c'], 2))).toEqual({ a: { b: 1, c: 2 } });
  expect(JSON.parse(addKey('{"a":{"b":1}}', ['a', 'b'], 2))).toEqual({ a: { b: 1 } });
});
