// @ts-check
/**
 * `npm run new -- area|screen|part <name>`: writes the skeleton of all files of an area, a screen or a component of the kit
 * and adds it to the existing lists. Existing files stay unchanged, so it can be run again.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT, runTool } from '../processes.mjs';
import { generate } from './generate.mjs';

const USAGE = `npm run new -- area <name> [--title-zh 证书]
npm run new -- screen <name> [--area <area>] [--title "…"] [--title-zh "…"] [--icon <of lucide-react: gets a menu entry>]
npm run new -- part <name>`;

/**
 * The commands that update derived files after generating. The formatter comes last.
 * @type {Record<import('./generate.mjs').Kind, string[][]>}
 */
const DERIVED = {
  area: [['node', 'config/backend/openapi/write.ts'], ['i18next-cli', 'types'], ['oxfmt']],
  screen: [['i18next-cli', 'types'], ['oxfmt']],
  part: [['oxfmt']],
};

/** @param {string} kind @returns {kind is import('./generate.mjs').Kind} */
const isKind = (kind) => kind in DERIVED;

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      area: { type: 'string' },
      title: { type: 'string' },
      'title-zh': { type: 'string' },
      icon: { type: 'string' },
    },
  });
}

async function main() {
  const { values, positionals } = readArguments();
  const { help, 'title-zh': titleZh, ...options } = values;
  const [kind = '', name, ...more] = positionals;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (!isKind(kind) || name === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const written = await generate(ROOT, kind, name, { ...options, ...(titleZh === undefined ? {} : { titleZh }) });
  if (written.length === 0) {
    console.log('Nothing to write: all of it is there.');
    return 0;
  }
  for (const path of written) console.log(path);
  for (const tool of DERIVED[kind]) {
    const { code, output } = await runTool(tool, { capture: true });
    if (code === 0) continue;
    console.error(output);
    return code;
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code.startsWith('ERR_PARSE_ARGS') ? `${message}\n${USAGE}` : message);
  process.exitCode = 2;
}
