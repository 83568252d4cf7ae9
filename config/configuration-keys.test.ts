import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuntimeConfig } from '@portal/domain/settings';
import { expect, test } from 'vitest';
import { ROOT } from './processes.mjs';

/** A configuration that has whatever is asked for, and keeps the names, `idp.clientId` for a key in a key. */
function asked(names: Set<string>, prefix = ''): object {
  return new Proxy(
    {},
    {
      has: () => true,
      get: (_target, key) => {
        if (typeof key !== 'string') return undefined;
        names.add(`${prefix}${key}`);
        return asked(names, `${prefix}${key}.`);
      },
    },
  );
}

const document = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
const [, section = ''] = document.split('\n## config.json\n');
/** Each key of the table with what its row says. */
const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]*`) *\|(.*)$/gm)].flatMap(
  ([, keys = '', rest = '']) => [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, rest] as const),
);

const names = new Set<string>();
readRuntimeConfig(asked(names), 'https://portal.example');
const read = [...names].map((name) => name.split('.'));

test('the table of config.json in docs/deployment.md has the keys that runtime-config.ts reads', () => {
  const keys = new Set(read.map(([key = '']) => key));
  expect(rows.map(([key]) => key).toSorted()).toEqual([...keys].toSorted());
});

test('and the row of an object has its keys', () => {
  const said = new Map(rows);
  const missing = read.filter(([key = '', inner]) => inner && !said.get(key)?.includes(`\`${inner}\``));
  expect(missing.map((path) => path.join('.'))).toEqual([]);
});
