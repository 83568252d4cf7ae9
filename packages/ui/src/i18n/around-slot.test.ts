import { expect, test } from 'vitest';
import { aroundSlot, SLOT } from './create.ts';

test.each<[string, string, [string, string]]>([
  ['at its end', `New here? ${SLOT}`, ['New here? ', '']],
  ['at its beginning', `${SLOT}，包含`, ['', '，包含']],
  ['amid it', `Read ${SLOT} first.`, ['Read ', ' first.']],
  ['nowhere', 'New here?', ['New here?', '']],
])('a sentence with its slot %s', (_where, sentence, parts) => {
  expect(aroundSlot(sentence)).toEqual(parts);
});
