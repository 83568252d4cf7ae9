import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADVICE } from './advice.ts';

const KIT = join(import.meta.dirname, '../../../packages/ui/src/kit');

/** Under Dialog and Sheet, never by itself. */
const INNER = ['ModalFrame'];

const parts = globSync('[A-Z]*', { cwd: KIT }).filter((part) => !INNER.includes(part));

test('every part of the kit has its advice, and no other', () => {
  expect(Object.keys(ADVICE).toSorted()).toEqual(parts.toSorted());
});

test.each(parts)('%s has a story, so that it has a page', (part) => {
  expect(existsSync(join(KIT, part, `${part}.stories.tsx`))).toBe(true);
});

test.each(Object.entries(ADVICE))('the advice on %s is in whole sentences', (_, advice) => {
  for (const sentence of Object.values(advice)) expect(sentence).toMatch(/^[A-Z“"].*\.$/);
});
