// @ts-check
/** Finds in built code what it loads on demand: names of files change with every build, those of properties do not. */
import { parseSync } from 'vite';

/**
 * @typedef {object} Lazy A part of the portal that is loaded on demand.
 * @property {string} file As the code imports it.
 * @property {string[]} namespaces The translations it needs beyond those that are there from the start.
 */

/** @typedef {{ type: string, [field: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/**
 * The text of a literal; undefined for anything else.
 * @param {unknown} node
 */
function textOf(node) {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [quasi, ...more] = /** @type {{ value: { cooked: string } }[]} */ (node['quasis'] ?? []);
  return quasi && more.length === 0 ? quasi.value.cooked : undefined;
}

/**
 * The first file that a node imports on demand.
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
 * What a call `lazyRoute(() => import(…), […])` loads; null for another call.
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
 * What a file loads on demand.
 * @param {string} code
 * @returns {{ calls: Lazy[], tables: Map<string, Lazy>[] }} `tables`: the objects whose properties are such calls;
 *   `calls`: the calls outside of them.
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
 * What a function `() => import(…)` in a table loads, as import.meta.glob writes them.
 * @param {Node} node
 * @returns {Lazy | null}
 */
function asLoader(node) {
  if (node.type !== 'ArrowFunctionExpression') return null;
  const file = importedBy(node);
  return file === undefined ? null : { file, namespaces: [] };
}
