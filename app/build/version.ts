import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);

/**
 * Returns the version of a build: that of package.json with the commit as semver's build metadata
 * (`0.1.0+059f3d4d1c2b`, with `.dirty` when files differ from the commit); without the commit where neither git nor
 * `PORTAL_COMMIT` provides one. It contains neither time nor machine, so that one commit has one version.
 */
export function buildVersion(
  { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string },
  commit = process.env['PORTAL_COMMIT'] ?? currentCommit(),
): string {
  // `PORTAL_COMMIT` may have any value, and the version is written into the page's HTML.
  return /^[\w.-]+$/.test(commit) ? `${version}+${commit}` : version;
}

/** Returns the commit; '' outside of a git repository, or without git. */
function currentCommit(): string {
  const args = ['describe', '--always', '--abbrev=12', '--dirty=.dirty', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Adds the version to the page (`<meta name="version">`) and, in a build, writes it to `health.json` for health checks.
 */
export function versionInPage(version = buildVersion()): Plugin {
  return {
    name: 'version-in-page',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'health.json',
        source: `${JSON.stringify({ status: 'ok', version })}\n`,
      });
    },
  };
}
