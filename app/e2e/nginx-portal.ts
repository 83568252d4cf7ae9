import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFiles } from '../../config/deploy/deployment-files.ts';
import { nginxMain } from '../../config/deploy/nginx.ts';
import { readSiteSettings } from '../../config/deploy/site-settings.ts';
import { freePort } from '../../config/free-port.mjs';
import type { findNginx } from '../../config/nginx.mjs';
import { startCollector } from './collector.ts';

/** A portal on nginx with the headers of a deployment. */
export interface NginxPortal {
  url: string;
  /** The reports of browsers about the content security policy, as sent. */
  reports: string[];
  /** The URL that they are sent to. */
  reportUrl: string;
  /** Returns the log of nginx so far. */
  log: () => string;
  close: () => Promise<void>;
}

export interface NginxPortalOptions {
  nginx: NonNullable<ReturnType<typeof findNginx>>;
  /** The folder of the build. */
  dist: string;
  /** The server of the API. */
  apiServer: string;
  config?: object;
  /** Further settings of the site. */
  site?: object;
}

/** Starts nginx on a free port of loopback, with files that `npm run deploy:config` would write. */
export async function startNginxPortal(options: NginxPortalOptions): Promise<NginxPortal> {
  const { nginx, dist, apiServer, config = {}, site = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const collector = await startCollector();
  const listen = `127.0.0.1:${await freePort(0)}`;
  const url = `http://${listen}`;
  const files = deploymentFiles({
    html: readFileSync(join(dist, 'index.html'), 'utf8'),
    preloadLinks: readFileSync(join(dist, 'preload-links.txt'), 'utf8'),
    config,
    site: readSiteSettings({ origin: url, listen, apiServer, report: collector.url, ...site }),
    root: dist,
    brotli: nginx.modules.length > 0,
  });
  const sites = join(folder, 'portal.conf');
  const main = join(folder, 'nginx.conf');
  const log = join(folder, 'log');
  writeFileSync(sites, files['portal.conf']);
  writeFileSync(main, nginxMain({ sites, folder, modules: nginx.modules, types: nginx.types }));

  // Logs to a file: nginx opens /dev/stdout itself, which fails where that is a socket, as Node's pipes are.
  const output = openSync(log, 'a');
  // Started as root, nginx would change to another user, who may not read the build.
  const rights = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(nginx.executable, ['-c', main, '-p', folder, '-g', `daemon off; ${rights}`], {
    env: nginx.env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const readLog = () => readFileSync(log, 'utf8');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await collector.close();
    rmSync(folder, { recursive: true });
  };
  await untilAnswered(`${url}/health.json`, () => child.exitCode === null).catch(async () => {
    const said = readLog();
    await close();
    throw new Error(`nginx does not answer:\n${said}`);
  });
  return { url, reports: collector.reports, reportUrl: collector.url, log: readLog, close };
}

/** Repeats a request until there is a response; rejects when `goesOn` returns false. */
async function untilAnswered(url: string, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('no answer');
}
