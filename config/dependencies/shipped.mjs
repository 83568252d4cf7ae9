// @ts-check
/**
 * `node config/dependencies/shipped.mjs [folder]`, after `app/build.mjs`: checks the licences of the packages in a
 * build, which its third-party-notices.txt lists.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { ROOT } from '../processes.mjs';
import { licenceProblem } from './allowed-licences.mjs';
import { shippedPackages } from './shipped-packages.mjs';

const dist = resolve(process.argv[2] ?? join(ROOT, 'app/dist'));
const shipped = shippedPackages(readFileSync(join(dist, 'third-party-notices.txt'), 'utf8'));
const problems = shipped.flatMap((one) => licenceProblem(one, 'shipped') ?? []);
if (shipped.length === 0) problems.push('third-party-notices.txt names no package: has its form changed?');
for (const problem of problems) console.error(problem);
console.log(`${shipped.length} packages are shipped; ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
