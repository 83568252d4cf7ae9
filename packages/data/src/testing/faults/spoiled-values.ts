/** The values that replace a field: one of each type, and unexpected texts and numbers. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  7,
  1.5,
  1e308,
  // One more than the time value of the latest date.
  8.64e15 + 1,
  '',
  'text',
  '7',
  '0000-00-00',
  '2026-02-31',
  '2026-11-23T25:61:00Z',
  'javascript:alert(1)',
  'constructor',
  // An unpaired surrogate, which is not valid text.
  '\uD800',
  'x'.repeat(100_000),
  // Texts for which a regular expression with catastrophic backtracking takes minutes.
  `${' '.repeat(20_000)}x`,
  `${'a@'.repeat(10_000)}!`,
  [],
  [null],
  ['text'],
  [{}],
  {},
];

/** A response's `Value` with one field replaced. */
export interface SpoiledValue {
  /** The place and its value: `Value.rows.0.Id = "text"`. */
  name: string;
  value: unknown;
}

const describe = (value: unknown) => (JSON.stringify(value) ?? 'absent').slice(0, 30);

type Place = readonly (string | number)[];

/** Returns a text that is equal for values with the same fields of the same types. */
function shapeOf(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => (typeof field === 'object' ? field : typeof field));
}

/** Returns a value with at most three rows in each list, all of different shapes. Further rows would only take time. */
function condensed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, condensed(one)]));
  const rows = new Map(value.map((row: unknown) => condensed(row)).map((row) => [shapeOf(row), row]));
  return [...rows.values()].slice(0, 3);
}

/**
 * Returns the name of a place in a value, with the type of its value. Rows of a list share the names of their fields.
 */
function fieldAt(value: unknown, place: Place): string {
  const field = place.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');
  const there = at(value, place);
  return `${field} ${there === null ? 'null' : typeof there}`;
}

/** Every place in a value, the value itself first. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [place, ...keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...place, key]))];
}

function replaced(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, replacement);
  return copy;
}

/** Yields the value once for each of its fields and each replacement. */
export function* spoiledValues(sent: unknown): Generator<SpoiledValue> {
  const value = condensed(sent);
  const fields = new Map(placesIn(value).map((place) => [fieldAt(value, place), place]));
  for (const place of fields.values()) {
    for (const replacement of REPLACEMENTS) {
      yield {
        name: `${['Value', ...place].join('.')} = ${describe(replacement)}`,
        value: replaced(value, place, replacement),
      };
    }
  }
}

/**
 * Returns the value with its first list that has rows repeated, until the list has about this many characters as JSON;
 * null = it has no such list.
 */
export function enlarged(value: unknown, characters: number): unknown {
  const place = placesIn(value).find((one) => {
    const there = at(value, one);
    return Array.isArray(there) && there.length > 0;
  });
  if (!place) return null;
  const list = at(value, place) as unknown[];
  const times = Math.ceil(characters / JSON.stringify(list).length);
  return replaced(value, place, Array.from({ length: times }, () => list).flat());
}

function at(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}
