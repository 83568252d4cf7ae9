import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

/** Types that a person can give a value of, as react-docgen names them, in words. */
const IN_WORDS: Readonly<Record<string, string>> = { string: 'text', number: 'number', boolean: 'yes or no' };

/** The name of the type, that of an optional one without `undefined`. */
function typeName({ type }: InputType): string {
  if (typeof type !== 'object') return '';
  const parts = type.name === 'union' ? type.value.filter(({ name }) => name in IN_WORDS) : [];
  return parts[0]?.name ?? type.name;
}

/** Leaves a choice of values as it is. */
const isChoice = ({ options, type }: InputType) =>
  Array.isArray(options) || (typeof type === 'object' && type.name === 'enum');

/** What a property takes, for people who do not read types. */
function inWords(argType: InputType, value: unknown): string {
  if (isChoice(argType)) return 'one of these';
  const plain = IN_WORDS[typeName(argType)] ?? IN_WORDS[typeof value];
  if (plain) return plain;
  return typeName(argType) === 'function' || typeof value === 'function' ? 'what happens' : 'set in the code';
}

/**
 * How a property is set by a person: a switch, a number, a text, or one of the values its type names; what is data, a
 * function or a part of the page is not set here. The story's value tells where the type is not known.
 */
export function simpleControl<T extends InputType>(argType: T, value: unknown): T {
  const table = { ...argType.table, type: { summary: inWords(argType, value) } };
  if (isChoice(argType)) return { ...argType, table };
  const name = value === undefined ? typeName(argType) : typeof value;
  const control = { string: 'text', number: 'number', boolean: 'boolean' }[name];
  return { ...argType, table, control: control === undefined ? { disable: true } : { type: control } };
}

/** Gives every property of a story a simple control; React's own are left out. */
export const simpleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]: [string, StrictInputType]) => [name, simpleControl(argType, initialArgs[name])]),
  );
