/** Returns an object without some of its fields. */
export const without = <T extends object>(sent: T, ...fields: (keyof T & string)[]) =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => !(fields as string[]).includes(field)));

/**
 * Returns rows for a test table of answers that cannot be decoded: each of the fields left out, null, and of another
 * type.
 *
 * @param wrap puts the broken object in its place in the answer
 */
export function broken<T extends object>(
  name: string,
  sent: T,
  fields: readonly (keyof T & string)[],
  wrap: (one: object) => unknown = (one) => one,
): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => [
    [`${name} without ${field}`, wrap(without(sent, field))],
    [`${name} whose ${field} is null`, wrap({ ...sent, [field]: null })],
    [`${name} whose ${field} is a list`, wrap({ ...sent, [field]: ['x'] })],
  ]);
}
