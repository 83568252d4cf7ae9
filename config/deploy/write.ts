/**
 * `npm run deploy:config -- --config config.json [--site site.json] [--dist app/dist] [--out deploy/out]`: writes the
 * configuration of nginx and of a static host for a built portal, with the Content-Security-Policy of that deployment.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../processes.mjs';
import { deploymentFiles } from './deployment-files.ts';
import { nginxMain } from './nginx.ts';
import { readSiteSettings } from './site-settings.ts';

/** Paths of Debian's nginx packages, which the image installs (deploy/Dockerfile). */
const DEBIAN = {
  modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  types: '/etc/nginx/mime.types',
};

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON.`, { cause: error });
  }
}

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: join(ROOT, 'app/dist/config.json') },
      site: { type: 'string', default: join(ROOT, 'deploy/site.json') },
      dist: { type: 'string', default: join(ROOT, 'app/dist') },
      out: { type: 'string', default: join(ROOT, 'deploy/out') },
      root: { type: 'string', default: '/srv/portal' },
      'no-brotli': { type: 'boolean', default: false },
    },
  });
  const at = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
  const dist = at(values.dist);
  const brotli = !values['no-brotli'];
  const files = {
    ...deploymentFiles({
      html: readFileSync(join(dist, 'index.html'), 'utf8'),
      preloadLinks: readFileSync(join(dist, 'preload-links.txt'), 'utf8'),
      config: readJson(at(values.config)),
      site: readSiteSettings(readJson(at(values.site))),
      root: values.root,
      brotli,
    }),
    'nginx.conf': nginxMain({
      sites: '/etc/nginx/portal.conf',
      folder: '/tmp',
      modules: brotli ? DEBIAN.modules : [],
      types: DEBIAN.types,
    }),
  };
  const out = at(values.out);
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  process.stdout.write(`${Object.keys(files).join(', ')} are in ${out}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
