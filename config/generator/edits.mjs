// @ts-check
/**
 * The generator's edits of existing files.
 */

/** Returns the key at the beginning of a line of an object, with indentation and colon. @param {string} line */
const keyOf = (line) => /^\s*(?:'[^']*'|\w+): /.exec(line)?.[0];

/**
 * Appends a line to a list, unless the list has it. A property of an object is recognised by its key, since the
 * formatter wraps long lines.
 * @param {string} text The text of the file.
 * @param {string} begins The beginning of the list, exactly as in the file.
 * @param {string} line
 * @param {string} [ends] The beginning of the line that ends the list.
 */
export function appendTo(text, begins, line, ends = '}') {
  const start = text.indexOf(begins);
  const end = text.indexOf(`\n${ends}`, start);
  if (start < 0 || end < 0) throw new Error(`there is no list that begins with "${begins}"`);
  const list = text.slice(start, end + 1);
  const isThere = list.includes(`\n${keyOf(line) ?? `${line}\n`}`);
  return isThere ? text : `${text.slice(0, end + 1)}${line}\n${text.slice(end + 1)}`;
}

/**
 * Inserts a line below another one, unless the text has it.
 * @param {string} text
 * @param {string} above
 * @param {string} line
 */
export function putBelow(text, above, line) {
  if (!text.includes(`\n${above}\n`)) throw new Error(`there is no line "${above}"`);
  return text.includes(`\n${line}\n`) ? text : text.replace(`\n${above}\n`, `\n${above}\n${line}\n`);
}

/**
 * Appends an export to a file of exports, unless it already exports from the same module.
 * @param {string} text
 * @param {string} statement
 */
export function addExport(text, statement) {
  const from = / from '[^']*';$/.exec(statement)?.[0] ?? statement;
  return text.includes(from) ? text : `${text}${statement}\n`;
}

/**
 * Inserts an import or re-export, sorted by path.
 * @param {string} text
 * @param {string} statement
 */
export function addImport(text, statement) {
  const found = [...text.matchAll(/^(?:import|export) [^;]*? from '([^']*)';\n/gm)];
  const path = /from '([^']*)'/.exec(statement)?.[1] ?? '';
  if (found.some(([, other]) => other === path)) return text;
  // Imports of packages come before relative ones.
  const before = found.findLast(([, other = '']) => other.startsWith('.') === path.startsWith('.') && other < path);
  const at = before ? before.index + before[0].length : (found[0]?.index ?? 0);
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

/**
 * Adds a name to the existing import from a module.
 * @param {string} text
 * @param {string} name
 * @param {string} module
 */
export function addName(text, name, module) {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${module}';`);
  const names = pattern.exec(text)?.[1];
  if (names === undefined) throw new Error(`nothing is imported from "${module}"`);
  const list = names.split(',').map((one) => one.trim());
  return list.includes(name) ? text : text.replace(pattern, `import { ${name},${names}} from '${module}';`);
}

/**
 * Adds a key to an object of a JSON file, unless the object has it.
 * @param {string} text
 * @param {readonly string[]} path Path of the key.
 * @param {unknown} value
 */
export function addKey(text, path, value) {
  const json = JSON.parse(text);
  const last = path.at(-1) ?? '';
  /** @type {Record<string, unknown>} */
  const holder = path.slice(0, -1).reduce((object, key) => (object[key] ??= {}), json);
  holder[last] ??= value;
  return `${JSON.stringify(json, null, 2)}\n`;
}
