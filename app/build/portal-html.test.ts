import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { preloadManifest, extractStyles } from './portal-html.ts';

function chunk(fileName: string, module: string, imports: string[] = []): Rollup.OutputChunk {
  return { type: 'chunk', fileName, moduleIds: [`/portal/${module}`], imports } as unknown as Rollup.OutputChunk;
}
function asset(fileName: string, source: string): Rollup.OutputAsset {
  return { type: 'asset', fileName, source } as Rollup.OutputAsset;
}
const bundleOf = (...files: (Rollup.OutputChunk | Rollup.OutputAsset)[]): Rollup.OutputBundle =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

const FILES = [
  chunk('base.js', 'app/src/main.tsx', ['core.js']),
  chunk('core.js', 'react.js'),
  chunk('sign-in.js', 'app/src/session/SignInContainer.tsx', ['base.js', 'form.js']),
  chunk('form.js', 'form.js', ['core.js']),
  chunk('dashboard.js', 'app/src/dashboard/DashboardContainer.tsx', ['base.js', 'home.js']),
  chunk('home.js', 'CourseTile.tsx', ['base.js']),
  chunk('panels.js', 'app/src/router/LateNotices.tsx', ['parts.js', 'home.js']),
  chunk('parts.js', 'Sheet.tsx', ['base.js']),
  chunk('banners.js', 'app/src/shell/Banners.tsx', ['notice.js']),
  chunk('zone.js', 'app/src/calendar/ZoneNoticeContainer.tsx', ['notice.js', 'base.js']),
  chunk('email.js', 'app/src/dashboard/EmailContainer.tsx', ['form.js']),
  chunk('notice.js', 'Banner.tsx', ['core.js']),
  ...LANGUAGES.flatMap((language) => [
    chunk(`core.${language}.js`, `ui/src/i18n/${language}/common.json`),
    ...['session', 'calendar', 'shell-banners', 'dashboard-email'].map((namespace) =>
      chunk(`${namespace}.${language}.js`, `ui/src/i18n/${language}/${namespace}.json`),
    ),
  ]),
];

test('each first screen and language has the files it needs, and what every page needs is listed once', () => {
  expect(preloadManifest(bundleOf(...FILES), '/study/')).toEqual({
    every: ['/study/base.js', '/study/core.js'],
    signIn: ['/study/sign-in.js', '/study/form.js'],
    dashboard: ['/study/dashboard.js', '/study/home.js'],
    panels: ['/study/panels.js', '/study/parts.js'],
    banners: ['/study/banners.js', '/study/notice.js'],
    zone: ['/study/zone.js', '/study/notice.js'],
    email: ['/study/email.js', '/study/form.js'],
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) => [
        [language, [`/study/core.${language}.js`]],
        [`signIn-${language}`, [`/study/session.${language}.js`]],
        [`calendar-${language}`, [`/study/calendar.${language}.js`]],
        [`banners-${language}`, [`/study/shell-banners.${language}.js`]],
        [`email-${language}`, [`/study/dashboard-email.${language}.js`]],
      ]),
    ),
  });
});

test('files that import one another are listed all the same', () => {
  const inCircle = FILES.map((file) => (file.fileName === 'core.js' ? { ...file, imports: ['base.js'] } : file));
  expect(preloadManifest(bundleOf(...inCircle), '/')['every']).toEqual(['/base.js', '/core.js']);
});

test('a module that was renamed fails the build', () => {
  const renamed = FILES.filter(({ fileName }) => fileName !== 'sign-in.js');
  expect(() => preloadManifest(bundleOf(...renamed), '/')).toThrow(
    'no file of the build holds app/src/session/SignInContainer.tsx',
  );
});

test.each(["url('./sans.woff2')", 'url("/assets/sans.woff2")', 'url(assets/sans.woff2)'])(
  'styles are taken out of the bundle, with %s as seen from the page',
  (address) => {
    const bundle = bundleOf(asset('assets/style.css', `@font-face{src:${address}}\n`), asset('logo.svg', '<svg/>'));
    expect(extractStyles(bundle, '/study/')).toBe('@font-face{src:url(/study/assets/sans.woff2)}');
    expect(Object.keys(bundle)).toEqual(['logo.svg']);
  },
);
