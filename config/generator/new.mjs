// @ts-check
/**
 * `npm run new -- area|screen|part <name>`: writes the skeleton of all files of an area, a screen or a component of the kit
 * and adds it to the existing lists. Existing files stay unchanged, so it can be run again.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import nodePlop from 'node-plop';
import { ROOT, runTool } from '../processes.mjs';
import { createGenerators } from './generators.mjs';

const USAGE = `npm run new -- area <name> [--title-zh 证书]
npm run new -- screen <name> [--area <area>] [--title "…"] [--title-zh "…"] [--icon <of lucide-react: gets a menu entry>]
npm run new -- part <name>`;

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      title: { type: 'string' },
      'title-zh': { type: 'string' },
      icon: { type: 'string' },
    },
  });
  const [kind = '', name] = positionals;
  const generators = createGenerators(ROOT);
  if (name === undefined || !(kind === 'area' || kind === 'screen' || kind === 'part')) {
    console.error(USAGE);
    return 2;
  }
  const { 'title-zh': titleZh, ...options } = values;
  const actions = generators[kind](name, { ...options, ...(titleZh === undefined ? {} : { titleZh }) });
  const plop = await nodePlop('', { destBasePath: ROOT, force: false });
  const { changes, failures } = await plop.setGenerator(kind, { prompts: [], actions }).runActions({});
  for (const { type, error } of failures) console.error(`✗ ${type}: ${error}`);
  if (failures.length > 0) return 1;
  for (const path of new Set(changes.map(({ path }) => path.replace(ROOT, '').replace(/^\//, '')))) console.log(path);
  // Generates the types of the translation keys, and formats.
  for (const tool of [['i18next-cli', 'types'], ['oxfmt']]) {
    const { code, output } = await runTool(tool, { capture: true });
    if (code === 0) continue;
    console.error(output);
    return code;
  }
  return 0;
}

process.exitCode = await main();
