import type { InputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { simpleControl } from './controls.ts';

const choice: InputType = { control: { type: 'radio' }, options: ['a', 'b'] };

test.each<[string, InputType, unknown, InputType['control']]>([
  ['a switch', { type: { name: 'other', value: 'boolean' } }, true, { type: 'boolean' }],
  ['a number', {}, 3, { type: 'number' }],
  ['a text of an unknown type', { control: { type: 'object' } }, 'upcoming', { type: 'text' }],
  ['a choice stays one', choice, 'a', { type: 'radio' }],
  [
    'a property of a plain type without a value keeps its control',
    { type: { name: 'boolean' }, control: { type: 'boolean' } },
    undefined,
    { type: 'boolean' },
  ],
  ['no data', { control: { type: 'object' } }, { status: 'ready' }, { disable: true }],
  ['no list', { control: { type: 'object' } }, [1], { disable: true }],
  ['no function', {}, () => undefined, { disable: true }],
  [
    'nothing of an unknown type without a value',
    { type: { name: 'other', value: 'ReactNode' } },
    undefined,
    { disable: true },
  ],
  [
    'a text that may be left out',
    { type: { name: 'union', value: [{ name: 'string' }, { name: 'other', value: 'undefined' }] } },
    undefined,
    { type: 'text' },
  ],
])('%s', (_, argType, value, control) => {
  expect(simpleControl(argType, value).control).toEqual(control);
});

test.each<[string, InputType, unknown]>([
  ['yes or no', {}, true],
  ['text', { type: { name: 'string' } }, undefined],
  ['one of these', choice, 'a'],
  ['a callback', {}, () => undefined],
  ['set in the code', { type: { name: 'other', value: 'ReactNode' } }, undefined],
])('a property is %s', (words, argType, value) => {
  expect(simpleControl(argType, value).table?.type?.summary).toBe(words);
});
