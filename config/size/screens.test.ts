import { errorScreens, publicScreens, screens, studentScreens, type ScreenId } from '@portal/domain/screens';
import { expect, test } from 'vitest';
import { firstLoads } from './screens.mjs';

const table = (ids: readonly ScreenId[]) => ids.map((id) => `${id}:z(()=>import('./${id}-1.js'),['${id}'])`).join();

const files: Record<string, string> = {
  'main-1.js': `import './core-1.js';var t={"./en/common.json":()=>import('./en-1.js'),"./en/lessons.json":()=>import('./words-1.js'),"./zh/lessons.json":()=>import('./zh-1.js')}`,
  'core-1.js': `var p={${table(studentScreens)}},q={${table(publicScreens)}},e=z(()=>import('./oops-1.js'))`,
  'oops-1.js': 'var art={notFound:1,badRequest:2}',
  'en-1.js': '',
  'words-1.js': '',
  'zh-1.js': '',
  'form-1.js': '',
  'shared-1.js': '',
  'panel-1.js': `import './shared-1.js'`,
  ...Object.fromEntries([...studentScreens, ...publicScreens].map((id) => [`${id}-1.js`, ''])),
  'lessons-1.js': `import './shared-1.js';var later=()=>import('./panel-1.js')`,
  'dashboard-1.js': `var a=z(()=>import('./panel-1.js'),['lessons'])`,
};

const build = (changed: Record<string, string> = {}) => ({
  texts: new Map(Object.entries({ ...files, ...changed }).map(([name, code]) => [`assets/${name}`, code])),
  entry: '/assets/main-1.js',
  preloads: { every: ['/assets/core-1.js'], en: ['/assets/en-1.js'], signIn: ['/assets/form-1.js'] },
});

const every = ['main-1.js', 'core-1.js', 'en-1.js'];
const filesOf = (found: Map<string, string> | undefined) =>
  [...(found?.keys() ?? [])].map((name) => name.replace('assets/', ''));

test.each<[ScreenId, string[]]>([
  ['login', ['form-1.js', 'login-1.js']],
  ['lessons', ['lessons-1.js', 'shared-1.js', 'words-1.js']],
  ['dashboard', ['dashboard-1.js']],
  ['badRequest', ['oops-1.js']],
])('%s loads what every page needs, its code with its imports, its translations and what is preloaded', (id, own) => {
  expect(filesOf(firstLoads(build()).loads.get(id)).toSorted()).toEqual([...every, ...own].toSorted());
});

test('every screen of the table has its row', () => {
  expect([...firstLoads(build()).loads.keys()].toSorted()).toEqual(Object.keys(screens).toSorted());
  expect(errorScreens.length).toBeGreaterThan(0);
});

test('the dashboard’s panels are counted with their imports and translations', () => {
  const panels = ['dashboard-1.js', 'panel-1.js', 'shared-1.js', 'words-1.js'];
  expect(filesOf(firstLoads(build()).panels).toSorted()).toEqual([...every, ...panels].toSorted());
});

test.each([
  [
    'a table of screens that is gone',
    { 'core-1.js': files['core-1.js']?.replace('lessons:z', 'renamed:z') ?? '' },
    'config/size/ no longer fits it',
  ],
  ['error pages that are nowhere', { 'oops-1.js': '' }, 'The error pages are not in one file'],
])('%s fails', (_what, changed, message) => {
  expect(() => firstLoads(build(changed))).toThrow(message);
});
