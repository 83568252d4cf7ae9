import { expect, test } from 'vitest';
import { joinChunks, type NaturalChunk } from './chunks.ts';

const OURS = '/portal/app/src';
const FOREIGN = '/portal/node_modules';

/** A file with one module, ours or of a package, that imports other files. */
function chunk(fileName: string, module: string, imports: string[] = []): NaturalChunk {
  return { fileName, moduleIds: [module], facadeModuleId: null, imports, dynamicImports: [] };
}

/** Where the containers of the two first screens are; where the others are makes no difference. */
const containers: Readonly<Record<string, string>> = {
  'sign-in': 'session/SignInContainer',
  dashboard: 'dashboard/DashboardContainer',
};

/** A file that is fetched on demand. */
function screen(name: string, imports: string[]): NaturalChunk {
  const module = `${OURS}/${containers[name] ?? name}.tsx`;
  return { ...chunk(name, module, imports), facadeModuleId: module };
}

const screens = [
  screen('sign-in', ['react', 'button', 'form']),
  screen('dashboard', ['theme', 'button', 'tile', 'card']),
  screen('course-list', ['tile', 'card', 'search', 'form']),
  screen('events', ['card', 'search', 'form']),
  screen('notifications', ['card', 'form']),
  screen('videos', ['form']),
  screen('progress', ['form']),
];
const translations = ['events.json', 'videos.json', 'lists.json'].map((file) => ({
  ...chunk(file, `/portal/en/${file}`),
  facadeModuleId: `/portal/en/${file}`,
}));
/** What every page needs, what it imports on demand, and what those files share. */
const chunks = [
  {
    ...chunk('main', `${OURS}/main.tsx`, ['react', 'theme']),
    dynamicImports: [...screens, ...translations].map(({ fileName }) => fileName),
  },
  ...screens,
  ...translations,
  chunk('react', `${FOREIGN}/react/index.js`),
  chunk('theme', `${OURS}/theme.ts`, ['react']),
  chunk('form', `${FOREIGN}/form/index.js`, ['react']),
  chunk('button', `${OURS}/Button.tsx`, ['theme', 'spinner']),
  chunk('spinner', `${FOREIGN}/icons/spinner.js`),
  chunk('card', `${OURS}/Card.tsx`, ['theme']),
  chunk('tile', `${OURS}/CourseTile.tsx`, ['theme', 'chevron']),
  chunk('chevron', `${FOREIGN}/icons/chevron.js`),
  chunk('search', `${OURS}/Search.tsx`),
];
const joined = joinChunks(chunks);

test('core is the code of packages that every page or both first screens need', () => {
  expect([...joined.core]).toEqual([`${FOREIGN}/react/index.js`, `${FOREIGN}/icons/spinner.js`]);
});

test('base is our own code that every page, both first screens, or the dashboard and many others need', () => {
  const modules = ['main.tsx', 'theme.ts', 'Button.tsx', 'Card.tsx'];
  expect([...joined.base].toSorted()).toEqual(modules.map((module) => `${OURS}/${module}`).toSorted());
});

test('home is what the dashboard adds and shares with other screens, not the dashboard itself', () => {
  expect([...joined.home]).toEqual([`${OURS}/CourseTile.tsx`, `${FOREIGN}/icons/chevron.js`]);
});

test('what the dashboard does not need is left to the bundler, however many screens need it', () => {
  const all = Object.values(joined).flatMap((modules) => [...modules]);
  expect(all).not.toContain(`${FOREIGN}/form/index.js`);
  expect(all).not.toContain(`${OURS}/Search.tsx`);
});

/** The group that a module is built into; null = none. */
const groupOf = (module: string) => Object.entries(joined).find(([, modules]) => modules.has(module))?.[0] ?? null;

test('a file imports only files before it, so no two import each other', () => {
  const mayImport: Record<string, (string | null)[]> = {
    core: ['core'],
    base: ['core', 'base'],
    home: ['core', 'base', 'home'],
  };
  for (const { moduleIds, imports } of chunks) {
    const group = moduleIds.map(groupOf)[0];
    if (!group) continue;
    const needed = chunks.filter(({ fileName }) => imports.includes(fileName)).flatMap((one) => one.moduleIds);
    for (const module of needed) expect(mayImport[group], `${group} imports ${module}`).toContain(groupOf(module));
  }
});

test('a screen that was renamed fails the build', () => {
  const renamed = chunks.filter(({ fileName }) => fileName !== 'dashboard');
  expect(() => joinChunks(renamed)).toThrow('app/src/dashboard/DashboardContainer.tsx');
});
