// @ts-check
/**
 * The generator's edits of existing files.
 */

/**
 * Appends a line to a list.
 * @param {string} text Of the file.
 * @param {string} begins The first line of the list, exactly as in the file.
 * @param {string} line
 * @param {string} [ends] The beginning of the line that ends the list.
 */
export function appendTo(text, begins, line, ends = '}') {
  const start = text.indexOf(begins);
  const end = text.indexOf(`\n${ends}`, start);
  if (start < 0 || end < 0) throw new Error(`there is no list that begins with "${begins}"`);
  return text.includes(`\n${line}\n`, start) ? text : `${text.slice(0, end + 1)}${line}\n${text.slice(end + 1)}`;
}

/**
 * Inserts an import or re-export, sorted by path.
 * @param {string} text
 * @param {string} statement
 */
export function addImport(text, statement) {
  if (text.includes(statement)) return text;
  const found = [...text.matchAll(/^(?:import|export) [^;]*? from '([^']*)';\n/gm)];
  const path = /from '([^']*)'/.exec(statement)?.[1] ?? '';
  // Imports of packages come before relative ones.
  const before = found.findLast(([, other = '']) => other.startsWith('.') === path.startsWith('.') && other < path);
  const at = before ? before.index + before[0].length : (found[0]?.index ?? 0);
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

/**
 * Adds a name to what is imported from a module already.
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
 * Adds a key to an object of a JSON file.
 * @param {string} text
 * @param {readonly string[]} path Of the key.
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
