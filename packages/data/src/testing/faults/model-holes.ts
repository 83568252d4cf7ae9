type Kind = 'undefined' | 'null' | 'string' | 'number' | 'boolean' | 'list' | 'date' | 'object' | 'other';

/** Which kinds of values a good model has, by place; the rows of a list share one. */
export type ModelKinds = ReadonlyMap<string, ReadonlySet<Kind>>;

/** Places whose type is a union that good answers show only a part of: a booking's unknown status is `{ other }`. */
const UNIONS: readonly { place: RegExp; kind: Kind }[] = [{ place: /\.status$/, kind: 'object' }];

/** Where a model has a URL that is followed or loaded. */
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

/** The kinds of a good model. */
export function kindsOf(model: unknown): ModelKinds {
  const kinds = new Map<string, Set<Kind>>();
  for (const [place, value] of walk(model)) kinds.set(place, (kinds.get(place) ?? new Set()).add(kindOf(value)));
  return kinds;
}

/** Why this value cannot be there; null when it can. */
function holeAt(place: string, value: unknown, known: ReadonlySet<Kind> = new Set()): string | null {
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
 * What is wrong with a model: `undefined`, numbers that are none, dates that are none, URLs that run a script, and values of
 * another kind than in a good model. A field may be null where the good one has a value: that its type allows null is checked by the compiler.
 */
export function holesIn(model: unknown, good: ModelKinds): string[] {
  const holes = [...walk(model)].flatMap(([place, value]) => {
    const hole = holeAt(place, value, good.get(place));
    return hole === null ? [] : [`${place} is ${hole}`];
  });
  return [...new Set(holes)];
}
