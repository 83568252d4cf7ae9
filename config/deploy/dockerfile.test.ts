import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '../nginx.mjs';
import { ROOT } from '../processes.mjs';

/** Nobody can build images where the tests run: what the file relies on is held here. */
const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test('the image has the packages that the journey runs', () => {
  expect(dockerfile).toContain(`apt-get install -y --no-install-recommends ${PACKAGES.join(' ')} `);
});

test('its scripts exist, and so do its default settings', () => {
  const named = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(['build', 'deploy:config']);
  for (const name of named) expect(scripts).toHaveProperty([name]);
  const files = [...dockerfile.matchAll(/^ARG \w+=(\S+)$/gm)].map(([, file = '']) => file);
  expect(files).toEqual(['deploy/config.json', 'deploy/site.json']);
  for (const file of files) expect(existsSync(join(ROOT, file))).toBe(true);
});

test('it runs as nobody in particular, and serves nothing but the build', () => {
  expect(dockerfile).toMatch(/^USER www-data$/m);
  expect([...dockerfile.matchAll(/^COPY --from=build (.*)$/gm)].map(([, what]) => what)).toEqual([
    '/portal/app/dist /srv/portal',
    '/portal/deploy/out/nginx.conf /portal/deploy/out/portal.conf /etc/nginx/',
  ]);
});
