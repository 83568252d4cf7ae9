// @ts-check
/** Finds what built code loads on demand, by the names of properties: file names change with every build. */
import { parseSync } from 'vite';

/**
 * @typedef {object} Lazy A part of the portal that is loaded on demand.
 * @property {string} file The specifier of the import.
 * @property {string[]} namespaces The translations that it needs in addition to those loaded at the start.
 */

/** @typedef {{ type: string, [field: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/**
 * Returns the text of a string literal or template literal without substitutions; undefined for any other node.
 * @param {unknown} node
 */
function textOf(node) {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [quasi, ...more] = /** @type {{ value: { cooked: string } }[]} */ (node['quasis'] ?? []);
  return quasi && more.length === 0 ? quasi.value.cooked : undefined;
}

/**
 * Returns the first file that a node imports dynamically.
 * @param {Node} node
 * @returns {string | undefined}
 */
function importedBy(node) {
  if (node.type === 'ImportExpression') return textOf(node['source']);
  for (const child of childrenOf(node)) {
    const found = importedBy(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns what a call such as `lazyRoute(() => import(…), […])` loads; null for any other node.
 * @param {Node} node
 * @returns {Lazy | null}
 */
function asLazy(node) {
  if (node.type !== 'CallExpression') return null;
  const [load, namespaces] = /** @type {Node[]} */ (node['arguments']);
  if (load?.type !== 'ArrowFunctionExpression') return null;
  const file = importedBy(load);
  if (file === undefined) return null;
  const elements = namespaces?.type === 'ArrayExpression' ? /** @type {unknown[]} */ (namespaces['elements']) : [];
  return { file, namespaces: elements.map(textOf).filter((text) => text !== undefined) };
}

/** @param {unknown} key */
const keyOf = (key) => (isNode(key) && typeof key['name'] === 'string' ? key['name'] : textOf(key));

/**
 * Returns what a file loads on demand.
 * @param {string} code
 * @returns {{ calls: Lazy[], tables: Map<string, Lazy>[] }} `tables`: objects all of whose properties load something on
 *   demand; `calls`: the calls outside of these objects.
 */
export function lazyParts(code) {
  /** @type {Lazy[]} */
  const calls = [];
  /** @type {Map<string, Lazy>[]} */
  const tables = [];

  /** @param {Node} node */
  function visit(node) {
    if (node.type === 'ObjectExpression') {
      const properties = /** @type {Node[]} */ (node['properties']);
      const entries = properties.flatMap(({ key, value }) => {
        const name = keyOf(key);
        const lazy = isNode(value) ? (asLazy(value) ?? asLoader(value)) : null;
        return name !== undefined && lazy ? [/** @type {[string, Lazy]} */ ([name, lazy])] : [];
      });
      if (entries.length > 0 && entries.length === properties.length) {
        tables.push(new Map(entries));
        return;
      }
    }
    const lazy = asLazy(node);
    if (lazy) calls.push(lazy);
    else for (const child of childrenOf(node)) visit(child);
  }
  visit(/** @type {Node} */ (/** @type {unknown} */ (parseSync('built.js', code).program)));
  return { calls, tables };
}

/**
 * Returns what a function `() => import(…)` in a table loads; import.meta.glob generates such tables.
 * @param {Node} node
 * @returns {Lazy | null}
 */
function asLoader(node) {
  if (node.type !== 'ArrowFunctionExpression') return null;
  const file = importedBy(node);
  return file === undefined ? null : { file, namespaces: [] };
}
