import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { buildVersion, versionInPage } from './version.ts';

test.each([
  ['a commit', '059f3d4d1c2b', '1.2.3+059f3d4d1c2b'],
  ['a commit with changes', '059f3d4d1c2b.dirty', '1.2.3+059f3d4d1c2b.dirty'],
  ['no commit', '', '1.2.3'],
  ['what is no commit', '"><script>', '1.2.3'],
])('the version with %s', (_name, commit, expected) => {
  expect(buildVersion({ version: '1.2.3' }, commit)).toBe(expected);
});

test('the version of this checkout is of package.json', () => {
  expect(buildVersion()).toMatch(/^\d+\.\d+\.\d+(\+[\w.-]+)?$/);
});

test('the page and the health file have the version of the build', async () => {
  const page = '\0page.html';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      versionInPage('1.2.3+abc'),
      {
        name: 'page',
        resolveId: (id: string) => (id === 'page.html' || id === page ? 'page.html' : null),
        load: (id: string) => (id === 'page.html' ? '<html><head></head><body></body></html>' : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'page.html' } },
  })) as Rollup.RollupOutput;
  const source = (fileName: string) => {
    const file = built.output.find((one) => one.fileName === fileName);
    return file?.type === 'asset' ? String(file.source) : '';
  };
  expect(JSON.parse(source('health.json'))).toEqual({ status: 'ok', version: '1.2.3+abc' });
  expect(source('page.html')).toContain('<meta name="version" content="1.2.3+abc">');
});
