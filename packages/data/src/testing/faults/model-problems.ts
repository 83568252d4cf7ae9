type Kind = 'undefined' | 'null' | 'string' | 'number' | 'boolean' | 'list' | 'date' | 'object' | 'other';

/** The kinds of values that a good model has at each place; all rows of a list share one place. */
export type ModelKinds = ReadonlyMap<string, ReadonlySet<Kind>>;

/**
 * Places whose type is a union that the good responses contain only in part: a booking's unknown status is `{ other }`.
 */
const UNIONS: readonly { place: RegExp; kind: Kind }[] = [{ place: /\.status$/, kind: 'object' }];

/** Matches the places of URLs that are followed or loaded. */
const URLS = /(?:href|url|link|picture|image|logo|thumbnail)$/i;

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Date) return 'date';
  const type = typeof value;
  return type === 'function' || type === 'symbol' || type === 'bigint' ? 'other' : type;
}

function* walk(value: unknown, place = 'model'): Generator<[place: string, value: unknown]> {
  yield [place, value];
  const kind = kindOf(value);
  if (kind === 'list') for (const row of value as unknown[]) yield* walk(row, `${place}[]`);
  if (kind === 'object') {
    for (const [key, field] of Object.entries(value as object)) yield* walk(field, `${place}.${key}`);
  }
}

/** Returns the kinds of values of a good model. */
export function kindsOf(model: unknown): ModelKinds {
  const kinds = new Map<string, Set<Kind>>();
  for (const [place, value] of walk(model)) kinds.set(place, (kinds.get(place) ?? new Set()).add(kindOf(value)));
  return kinds;
}

/** Returns why a model must not have this value at a place; null when it may. */
function problemAt(place: string, value: unknown, known: ReadonlySet<Kind> = new Set()): string | null {
  const kind = kindOf(value);
  if (kind === 'null') return null;
  if (kind === 'other') return `a ${typeof value}`;
  if (typeof value === 'string' && URLS.test(place) && value.startsWith('javascript:')) return 'a script';
  if (kind === 'undefined') return known.has('undefined') ? null : 'undefined';
  if (kind === 'number' && !Number.isFinite(value)) return String(value);
  if (kind === 'date' && Number.isNaN((value as Date).getTime())) return 'an invalid date';
  const expected = [...known].filter((one) => one !== 'null' && one !== 'undefined');
  const isUnion = UNIONS.some((union) => union.kind === kind && union.place.test(place));
  if (expected.length === 0 || expected.includes(kind) || isUnion) return null;
  return `a ${kind} instead of a ${expected.join(' or ')}`;
}

/**
 * Returns the problems of a model: `undefined`, numbers that are not finite, invalid dates, URLs that run a script, and
 * values of another kind than in a good model. A field may be null where the good one has a value: the compiler checks
 * that its type allows null.
 */
export function modelProblems(model: unknown, good: ModelKinds): string[] {
  const problems = [...walk(model)].flatMap(([place, value]) => {
    const problem = problemAt(place, value, good.get(place));
    return problem === null ? [] : [`${place} is ${problem}`];
  });
  return [...new Set(problems)];
}
