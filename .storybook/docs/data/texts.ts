/** The English translations by full key, such as `liveClasses:card.signUp`. */
export type Translations = ReadonlyMap<string, string>;

/** The suffixes of a key for plural forms and contexts, from which i18next chooses. */
const FORMS = /_(zero|one|two|few|many|other|posts(_\w+)?)$/;

/** Flattens the translation file of an area to pairs of key and text. */
export function flatten(area: string, file: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(file).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${area}:${[...path, name].join('.')}`, value] as [string, string]]
      : flatten(area, value as object, [...path, name]),
  );
}

const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g;
const NAMESPACES = /useTranslation\((?:\[([^\]]*)\]|('[^']*'))/g;

/** Returns the contents of all string and template literals in a source. */
export function literalsIn(source: string): string[] {
  return [...source.matchAll(LITERALS)].map(([, single, template, double]) => single ?? template ?? double ?? '');
}

/** Groups the keys of all forms by the key without its suffix. */
export function keysByStem(translations: Translations): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(translations.keys(), (key) => key.replace(FORMS, ''));
}

/**
 * Returns the translation keys that a source uses: each literal that is a key in one of the source's areas, or in the
 * area that it names. For a template such as `state.${state}`, every key that begins with its fixed part.
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
