import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

/** Names of types (as in react-docgen) whose values can be entered in a control, with their description. */
const IN_WORDS: Readonly<Record<string, string>> = { string: 'text', number: 'number', boolean: 'yes or no' };

/** Returns the name of the type; for an optional property that of the type without `undefined`. */
function typeName({ type }: InputType): string {
  if (typeof type !== 'object') return '';
  const parts = type.name === 'union' ? type.value.filter(({ name }) => name in IN_WORDS) : [];
  return parts[0]?.name ?? type.name;
}

/** Whether a property takes one of several values; its control is not changed. */
const isChoice = ({ options, type }: InputType) =>
  Array.isArray(options) || (typeof type === 'object' && type.name === 'enum');

/** Describes the values of a property for people who do not read types. */
function inWords(argType: InputType, value: unknown): string {
  if (isChoice(argType)) return 'one of these';
  const plain = IN_WORDS[typeName(argType)] ?? IN_WORDS[typeof value];
  if (plain) return plain;
  return typeName(argType) === 'function' || typeof value === 'function' ? 'a callback' : 'set in the code';
}

/**
 * Gives a property a control for a text, a number, a boolean, or one of the values of its type. Data, functions and
 * elements get none. The type of the story's value counts first, since the declared type is not always known.
 */
export function simpleControl<T extends InputType>(argType: T, value: unknown): T {
  const table = { ...argType.table, type: { summary: inWords(argType, value) } };
  if (isChoice(argType)) return { ...argType, table };
  const name = value === undefined ? typeName(argType) : typeof value;
  const control = { string: 'text', number: 'number', boolean: 'boolean' }[name];
  return { ...argType, table, control: control === undefined ? { disable: true } : { type: control } };
}

/** Gives every property of a story a simple control; React's `ref` is left out. */
export const simpleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]: [string, StrictInputType]) => [name, simpleControl(argType, initialArgs[name])]),
  );
