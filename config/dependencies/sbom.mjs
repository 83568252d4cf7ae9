// @ts-check
/**
 * `npm run sbom [-- --out FILE]`: writes the SBOM of the production dependencies in CycloneDX format to
 * reports/sbom.cdx.json, and checks it against the schema of the format and the lockfile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../processes.mjs';
import { makeSbom } from './make-sbom.mjs';
import { sbomProblems } from './sbom-problems.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'reports/sbom.cdx.json' } } });
const { code, text } = await makeSbom();
if (code === 0) {
  const problems = await sbomProblems(text);
  const file = resolve(ROOT, values.out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  for (const problem of problems) console.error(problem);
  console.log(`${file} is written; ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.error(text.trim());
  process.exitCode = 1;
}
