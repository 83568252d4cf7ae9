import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PNPM } from '../pnpm.mjs';
import { ROOT } from '../processes.mjs';
import { readLockfile } from './lockfile.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const lockfile = readLockfile(ROOT);

/** Commands that install packages, other than as the lockfile says. */
const LOOSE_INSTALL =
  /\b(?:npm (?:i|install|ci|add)|pnpm (?:i|install|add|update)|yarn|bun (?:i|install))\b(?!.*--frozen-lockfile)/;

describe('the lockfile', () => {
  test('names every package with a hash of its content, from the registry and from nowhere else', () => {
    const packages = Object.entries(lockfile.packages);
    expect(packages.length).toBeGreaterThan(500);
    const others = packages.filter(
      ([id, { resolution }]) =>
        !/^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/.test(id) ||
        !/^sha512-[\w+/]{86}==$/.test(resolution.integrity ?? '') ||
        Object.keys(resolution).length > 1,
    );
    expect(others).toEqual([]);
  });

  test('is of exact versions, and of packages of this repository', () => {
    const asked = Object.values(lockfile.importers).flatMap((one) =>
      [one.dependencies, one.devDependencies, one.optionalDependencies].flatMap((group) => Object.entries(group ?? {})),
    );
    const catalog = Object.values(lockfile.catalogs ?? {}).flatMap((one) => Object.entries(one));
    const inexact = [...asked, ...catalog].filter(
      ([, { specifier, version }]) =>
        !/^\d+\.\d+\.\d+[\w.-]*$/.test(specifier) &&
        specifier !== 'catalog:' &&
        !(specifier === 'workspace:*' && version.startsWith('link:')),
    );
    expect(inexact).toEqual([]);
  });

  test('is what everything installs from', () => {
    expect(read('config/bootstrap.mjs')).toContain("['-y', PNPM, 'install', '--frozen-lockfile']");
    const commands = ['deploy/Dockerfile', ...globSync(['.github/**/*.yml', '.ci/*'], { cwd: ROOT })];
    expect(commands.length).toBeGreaterThan(3);
    for (const path of commands) expect(read(path), path).not.toMatch(LOOSE_INSTALL);
    for (const [name, command] of Object.entries((JSON.parse(read('package.json')) as { scripts: object }).scripts)) {
      expect(command, name).not.toMatch(LOOSE_INSTALL);
    }
  });

  test('is written and read by one pnpm', () => {
    expect((JSON.parse(read('package.json')) as { packageManager: string }).packageManager).toBe(PNPM);
  });

  test('takes no version in its first days, and nothing that a package brings from elsewhere', () => {
    const settings = parse(read('pnpm-workspace.yaml')) as Record<string, unknown>;
    expect(settings).toMatchObject({ minimumReleaseAge: 4320, blockExoticSubdeps: true });
  });
});

test.each([
  ['RUN npm ci', true],
  ['npm install --no-save x', true],
  ['pnpm install', true],
  ['npx -y pnpm@12 install --frozen-lockfile', false],
  ['npm run build', false],
  ['apt-get install nginx', false],
])('%j installs loosely: %j', (command, expected) => {
  expect(LOOSE_INSTALL.test(command)).toBe(expected);
});
