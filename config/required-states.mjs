// @ts-check
/**
 * The states a screen must have a story of, read from what the screen shows: data that loads can be on its way and can
 * fail, and a list can be empty.
 * @typedef {'loading' | 'failed' | 'empty'} State
 */

/** What the name of a story of each state looks like: `Loading`, `CoursesFailed`, `NoResult`. */
const NAMED = /** @type {const} */ ({ loading: /Loading/, failed: /Failed/, empty: /^No[A-Z]|Empty/ });

/** Data that loads, and of that what is a list of rows. */
const LOADS = /\bLoadable(?:List)?</;
const LISTS = /\bLoadableList<|\bLoadable<(?:readonly [^|]*\[\]|Page<)/;

/**
 * @param {string} props The text of a screen's props interface.
 * @returns {State[]}
 */
export function requiredStates(props) {
  if (!LOADS.test(props)) return [];
  return LISTS.test(props) ? ['loading', 'failed', 'empty'] : ['loading', 'failed'];
}

/**
 * The states a screen should show and does not. A screen that cannot be in one is tagged `without-failed` and the like,
 * beside the reason.
 * @param {string} props
 * @param {{ name: string, tags: readonly string[] }[]} stories By their export names.
 * @returns {State[]}
 */
export function missingStates(props, stories) {
  return requiredStates(props).filter(
    (state) => !stories.some(({ name, tags }) => NAMED[state].test(name) || tags.includes(`without-${state}`)),
  );
}

/**
 * The text of the interface `name` and of those it extends, as far as the files say where they are.
 * @param {string} name
 * @param {string} file
 * @param {(file: string) => string | undefined} read The text of a file.
 * @param {(file: string, from: string) => string} resolve Where an import leads.
 * @returns {string}
 */
export function interfaceText(name, file, read, resolve) {
  const text = read(file) ?? '';
  const found = new RegExp(`interface ${name}\\b([^{]*)\\{[\\s\\S]*?\\n\\}`).exec(text);
  if (!found) return '';
  const parents = [...(found[1] ?? '').matchAll(/\b\w+Props\b/g)].map(([parent]) => {
    const from = new RegExp(`import [^;]*\\b${parent}\\b[^;]* from '(\\.[^']*)'`).exec(text)?.[1];
    return interfaceText(parent, from ? resolve(file, from) : file, read, resolve);
  });
  return [found[0], ...parents].join('\n');
}
