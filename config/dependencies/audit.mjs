// @ts-check
/**
 * `npm run audit`: reports known vulnerabilities of the production dependencies. Fails when there are any. When the
 * registry does not respond it prints a note and does not fail.
 */
import process from 'node:process';
import { PNPM } from '../pnpm.mjs';
import { ROOT, run } from '../processes.mjs';
import { auditOutcome } from './audit-outcome.mjs';

const { code, output } = await run('npx', ['-y', PNPM, 'audit', '--prod', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, npm_config_loglevel: 'error' },
  capture: true,
});
const { note, failed } = auditOutcome(code, output);
console.log(note ?? output.trim());
process.exitCode = failed ? 1 : 0;
