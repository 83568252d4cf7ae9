// @ts-check
/**
 * What is declared but has no story, and what has a story but is not declared, as sentences.
 * @param {Record<string, readonly string[]>} declared screen title -> names of its states
 * @param {readonly { type: string, title: string, exportName?: string }[]} entries of Storybook's index.json
 * @returns {string[]}
 */
export function compareStates(declared, entries) {
  const wanted = new Set(
    Object.entries(declared).flatMap(([screen, names]) => names.map((name) => `${screen} ${name}`)),
  );
  const found = new Set(
    entries
      .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
      .map(({ title, exportName }) => `${title} ${exportName}`),
  );
  return [
    ...[...wanted]
      .filter((one) => !found.has(one))
      .map((one) => `${one}: declared in states.ts, but there is no story`),
    ...[...found].filter((one) => !wanted.has(one)).map((one) => `${one}: a story, but not declared in states.ts`),
  ];
}
