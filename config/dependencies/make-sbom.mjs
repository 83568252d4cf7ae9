// @ts-check
import process from 'node:process';
import { PNPM } from '../pnpm.mjs';
import { ROOT, run } from '../processes.mjs';

/**
 * Creates the SBOM of the installed packages with pnpm, which the installation has fetched.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, text: string }>} `text`: the SBOM as JSON, or the error output
 */
export async function makeSbom(env = {}) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const { code, output } = await run('npx', ['-y', PNPM, ...args], {
    cwd: ROOT,
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false', ...env },
    capture: true,
  });
  return { code, text: code === 0 ? output.slice(output.indexOf('{')) : output };
}
