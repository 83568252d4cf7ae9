// @ts-check
import nodePlop from 'node-plop';
import { createGenerators } from './generators.mjs';

/** @typedef {'area' | 'screen' | 'part'} Kind */

/**
 * Generates an area, a screen or a component of the kit, and returns the paths of the files that it wrote or changed.
 * @param {string} root
 * @param {Kind} kind
 * @param {string} name
 * @param {import('./generators.mjs').Options} options
 */
export async function generate(root, kind, name, options) {
  const actions = createGenerators(root)[kind](name, options);
  const plop = await nodePlop('', { destBasePath: root, force: false });
  const { changes, failures } = await plop.setGenerator(kind, { prompts: [], actions }).runActions({});
  if (failures.length > 0) throw new Error(failures.map(({ type, error }) => `${type}: ${error}`).join('\n'));
  const written = changes.map(({ path }) => path).filter((path) => path !== '' && !path.startsWith('[SKIPPED]'));
  return [...new Set(written.map((path) => path.replace(root, '').replace(/^\//, '')))];
}
