import { expect, test } from 'vitest';
import { addExport, addImport, addKey, addName, appendTo, putBelow } from './edits.mjs';

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

test('a key that is there is not added twice, however the formatter has broken its line', () => {
  const broken = 'const a = {\n  one: {\n    two: 1,\n  },\n};\n';
  expect(appendTo(broken, 'const a = {', '  one: { two: 1 },')).toBe(broken);
  expect(appendTo(broken, 'const a = {', '  two: { one: 1 },')).toContain('  },\n  two: { one: 1 },\n};');
});

test('a line of another list does not count', () => {
  expect(appendTo(LISTS, 'const a = {', "  'one',")).toContain("  one: 1,\n  'one',\n};");
});

test('a line goes below another one, once', () => {
  const once = putBelow(LISTS, 'const b = [', "  'zero',");
  expect(once).toContain("const b = [\n  'zero',\n  'one',");
  expect(putBelow(once, 'const b = [', "  'zero',")).toBe(once);
  expect(() => putBelow(LISTS, 'const c = [', '  1,')).toThrow('const c = [');
});

test('a file is exported from once, however the formatter has broken the line', () => {
  const broken = "export {\n  A,\n  type B,\n} from './a.ts';\n";
  expect(addExport(broken, "export { A, type B } from './a.ts';")).toBe(broken);
  expect(addExport(broken, "export { C } from './c.ts';")).toBe(`${broken}export { C } from './c.ts';\n`);
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
  expect(addImport(IMPORTS, "import { c } from './c.ts';")).toBe(IMPORTS);
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
