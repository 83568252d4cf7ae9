// @ts-check
/**
 * `npm run licences`: writes docs/licences.md with the licences of all installed packages, and fails for a licence that
 * is not allowed. With `--check` it writes nothing, and fails when the file is out of date (`npm test`, stage lint).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../processes.mjs';
import { licenceProblem } from './allowed-licences.mjs';
import { installedPackages } from './installed-packages.mjs';

const FILE = 'docs/licences.md';

/** @param {import('./installed-packages.mjs').InstalledPackage[]} packages */
function listOf(packages) {
  // Optional packages differ between systems.
  const everywhere = packages.filter(({ optional }) => !optional);
  const licences = [...new Set(everywhere.map(({ licence }) => licence))].toSorted();
  const sections = licences.map((licence) => {
    const names = everywhere
      .filter((one) => one.licence === licence)
      .map(({ name, version }) => `- ${name} ${version}`);
    return `## ${licence} (${names.length})\n\n${names.join('\n')}\n`;
  });
  return `# Licences

Of everything that is installed to build and test the portal: ${everywhere.length} packages, without those of some systems only. Written by
\`npm run licences\`; \`npm test\` fails when it is out of date, or when a licence is not on the list of
\`config/dependencies/allowed-licences.mjs\`. What students get is less: its notices are \`third-party-notices.txt\` of the build.

${sections.join('\n')}`;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { packages, missing } = installedPackages(ROOT);
const problems = [
  ...packages.flatMap((one) => licenceProblem(one, 'tools') ?? []),
  ...missing.map((id) => `${id} is in pnpm-lock.yaml, but not installed.`),
];
const list = listOf(packages);
if (!values.check) writeFileSync(join(ROOT, FILE), list);
else if (readFileSync(join(ROOT, FILE), 'utf8') !== list)
  problems.push(`${FILE} is out of date: run "npm run licences".`);
for (const problem of problems) console.error(problem);
console.log(`${packages.length} packages are installed; ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
