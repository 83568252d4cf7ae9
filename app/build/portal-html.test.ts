import { publicScreens, studentScreens, type ScreenId } from '@portal/domain/screens';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { preloadManifest, extractStyles } from './portal-html.ts';

function chunk(fileName: string, module: string, imports: string[] = [], code = ''): Rollup.OutputChunk {
  return { type: 'chunk', fileName, moduleIds: [`/portal/${module}`], imports, code } as unknown as Rollup.OutputChunk;
}
function asset(fileName: string, source: string): Rollup.OutputAsset {
  return { type: 'asset', fileName, source } as Rollup.OutputAsset;
}
const bundleOf = (...files: (Rollup.OutputChunk | Rollup.OutputAsset)[]): Rollup.OutputBundle =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

/** The routes as they are in built code: a screen loads its file and its namespace. */
const table = (ids: readonly ScreenId[]) => ids.map((id) => `${id}:z(()=>import('./${id}-1.js'),['${id}'])`).join();
const ROUTES = `var p={${table(studentScreens)}},q={${table(publicScreens)}},e=z(()=>import('./oops-1.js'))`;
const TRANSLATIONS = `var t={${LANGUAGES.map(
  (language) =>
    `"./${language}/common.json":()=>import('./core.${language}.js'),"./${language}/events.json":()=>import('./events.${language}.js')`,
).join()}}`;

const FILES = [
  chunk('base.js', 'app/src/main.tsx', ['core.js'], `${ROUTES};${TRANSLATIONS}`),
  chunk('oops-1.js', 'Error.tsx', [], 'var art={notFound:1,badRequest:2}'),
  chunk('events-1.js', 'Events.tsx', ['home.js', 'core.js']),
  chunk('forgotPassword-1.js', 'Forgot.tsx', ['form.js']),
  chunk('resetPassword-1.js', 'Reset.tsx', ['base.js']),
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
    ...['session', 'calendar', 'events', 'shell-banners', 'dashboard-email'].map((namespace) =>
      chunk(`${namespace}.${language}.js`, `ui/src/i18n/${language}/${namespace}.json`),
    ),
  ]),
];

/** The files under each name of the manifest. */
function filesOf(bundle: Rollup.OutputBundle, base: string): Record<string, string[]> {
  const { files, of } = preloadManifest(bundle, base);
  return Object.fromEntries(Object.entries(of).map(([name, at]) => [name, at.map((index) => files[index] ?? '')]));
}

test('each first screen and language has the files it needs, and what every page needs is listed once', () => {
  expect(filesOf(bundleOf(...FILES), '/study/')).toMatchObject({
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

test('each other screen has, by the first part of its path, its code and its translations', () => {
  const files = filesOf(bundleOf(...FILES), '/');
  expect(files['/event']).toEqual(['/events-1.js', '/home.js']);
  expect(files['/event-zh']).toEqual(['/events.zh.js']);
  // Two screens whose paths begin alike.
  expect(files['/forgotpassword']).toEqual(['/forgotPassword-1.js', '/form.js', '/resetPassword-1.js']);
  expect(Object.keys(files)).not.toContain('/');
  expect(Object.keys(files)).not.toContain('/login');
});

test('files that import one another are listed all the same', () => {
  const inCircle = FILES.map((file) => (file.fileName === 'core.js' ? { ...file, imports: ['base.js'] } : file));
  expect(filesOf(bundleOf(...inCircle), '/')['every']).toEqual(['/base.js', '/core.js']);
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
