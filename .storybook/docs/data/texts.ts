/** The English translations, flat: `liveClasses:card.signUp` and its sentence. */
export type Translations = ReadonlyMap<string, string>;

/** The forms of a key that i18next chooses from. */
const FORMS = /_(zero|one|two|few|many|other|posts(_\w+)?)$/;

/** Flattens the file of an area. */
export function flatten(area: string, file: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(file).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${area}:${[...path, name].join('.')}`, value] as [string, string]]
      : flatten(area, value as object, [...path, name]),
  );
}

const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g;
const NAMESPACES = /useTranslation\((?:\[([^\]]*)\]|('[^']*'))/g;

/** The texts in quotes of a source, with what may stand in a template cut off. */
export function literalsIn(source: string): string[] {
  return [...source.matchAll(LITERALS)].map(([, single, template, double]) => single ?? template ?? double ?? '');
}

/** For each key without its plural form, the keys of all its forms. */
export function keysByStem(translations: Translations): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(translations.keys(), (key) => key.replace(FORMS, ''));
}

/**
 * The keys of the translations that a source uses: each text in quotes that is a key in one of the source's areas, or in
 * the one it names. Of a template such as `state.${state}` every key that begins so.
 */
export function keysIn(source: string, stems: ReadonlyMap<string, readonly string[]>): string[] {
  const areas = [...source.matchAll(NAMESPACES)].flatMap(([, list, one]) => literalsIn(list ?? one ?? ''));
  const full = literalsIn(source).flatMap((literal) =>
    literal.includes(':') ? [literal] : areas.map((area) => `${area}:${literal}`),
  );
  return [...new Set(full)].flatMap((wanted) => {
    const [start = ''] = wanted.split('${');
    if (start === wanted) return stems.get(wanted) ?? [];
    return /[:.]$/.test(start) && !start.endsWith(':')
      ? [...stems.keys()].filter((stem) => stem.startsWith(start)).flatMap((stem) => stems.get(stem) ?? [])
      : [];
  });
}
