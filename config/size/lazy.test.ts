import { expect, test } from 'vitest';
import { lazyParts } from './lazy.mjs';

const chat = { file: './chat.js', namespaces: ['messages', 'list'] };

test.each([
  ['a call with translations', 'var a=z(()=>import(`./chat.js`),[`messages`,"list"])', [chat]],
  ['a call inside the bundler’s own', 'var a=z(()=>w(()=>import(`./chat.js`),[]),[`messages`,`list`])', [chat]],
  ['a part of a file', 'z(()=>import("./home.js").then(e=>e.t))', [{ file: './home.js', namespaces: [] }]],
  ['an import that is no call', 'const load=()=>import("./chat.js")', []],
  ['a call without an import', 'z(()=>b,[`messages`])', []],
])('%s', (_what, code, calls) => {
  expect(lazyParts(code)).toEqual({ calls, tables: [] });
});

test.each([
  ['a table of calls', 'var t={chat:z(()=>import(`./chat.js`),[`messages`,`list`])}', { chat }],
  [
    'what import.meta.glob writes',
    'var t={"./en/a.json":()=>w(()=>import(`./a.js`).then(e=>e.default),[])}',
    { './en/a.json': { file: './a.js', namespaces: [] } },
  ],
])('%s is a table, and its calls are not outside of it', (_what, code, table) => {
  const { calls, tables } = lazyParts(code);
  expect(calls).toEqual([]);
  expect(tables.map((one) => Object.fromEntries(one))).toEqual([table]);
});

test('an object with other properties is no table', () => {
  const { calls, tables } = lazyParts('var t={chat:z(()=>import(`./chat.js`),[`messages`,`list`]),n:1}');
  expect({ calls, tables }).toEqual({ calls: [chat], tables: [] });
});
