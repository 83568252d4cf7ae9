// @ts-check
/**
 * A state for which a screen must have a story. The types of its props determine which: a `Loadable` can be loading or
 * failed, and a list can be empty.
 * @typedef {'loading' | 'failed' | 'empty'} State
 */

/** The pattern of a story's name for each state: `Loading`, `CoursesFailed`, `NoResult`. */
const NAME_PATTERN = /** @type {const} */ ({ loading: /Loading/, failed: /Failed/, empty: /^No[A-Z]|Empty/ });

/** Types of data that loads, and of lists that load. */
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
 * Returns the required states without a story. A screen that cannot be in a state has a tag such as `without-failed`,
 * with the reason in a comment.
 * @param {string} props
 * @param {{ name: string, tags: readonly string[] }[]} stories By their export names.
 * @returns {State[]}
 */
export function missingStates(props, stories) {
  return requiredStates(props).filter(
    (state) => !stories.some(({ name, tags }) => NAME_PATTERN[state].test(name) || tags.includes(`without-${state}`)),
  );
}

/**
 * Returns the source of the interface `name` and of the interfaces that it extends, in this file or relative imports.
 * @param {string} name
 * @param {string} file
 * @param {(file: string) => string | undefined} read Returns the source of a file.
 * @param {(file: string, from: string) => string} resolve Returns the path of an import.
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
