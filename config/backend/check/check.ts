/**
 * `npm run check:backend -- --api <address> --user <name>`: checks a backend against the contract (docs/backend.md).
 * The password comes from the variable PORTAL_CHECK_PASSWORD or from a prompt. Exits with 1 when a response breaks the
 * contract or a call is refused, with 2 when the check itself fails.
 */
import process from 'node:process';
import { readOpenApi } from '../openapi/file.ts';
import { createValidators } from '../openapi/validators.ts';
import { readArguments } from './arguments.ts';
import { askPassword } from './password.ts';
import { linesOf, isKept, summaryOf } from './report.ts';
import { runCheck } from './run-check.ts';

/** Pause between two calls, so that the check stays below a server's rate limit. */
const PAUSE_MS = 100;

try {
  const { api, mainApp, userName, writes } = readArguments(process.argv.slice(2));
  const password = process.env['PORTAL_CHECK_PASSWORD'] || (await askPassword(userName));
  const results = await runCheck({
    api,
    mainApp,
    userName,
    password,
    writes,
    validators: createValidators(readOpenApi()),
    today: new Date().toISOString().slice(0, 10),
    pauseMs: PAUSE_MS,
    network: fetch,
    report: (result) => console.log(linesOf(result).join('\n')),
  });
  console.log(`\n${summaryOf(results).join('\n')}`);
  process.exitCode = isKept(results) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
