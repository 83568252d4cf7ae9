import { expect, test } from 'vitest';
import { joinChunks, type NaturalChunk } from './chunks.ts';

const OURS = '/portal/app/src';
const FOREIGN = '/portal/node_modules';

/** A file with one module of ours, or of a package, that imports other files. */
function chunk(fileName: string, module: string, imports: string[] = []): NaturalChunk {
  return { fileName, moduleIds: [module], imports };
}

/** What every page needs, the two first screens, and a third one that shares something with each of them. */
const chunks = [
  chunk('main', `${OURS}/main.tsx`, ['react', 'theme']),
  chunk('react', `${FOREIGN}/react/index.js`),
  chunk('theme', `${OURS}/theme.ts`, ['react']),
  chunk('sign-in', `${OURS}/routes/sign-in.tsx`, ['react', 'button', 'form']),
  chunk('form', `${FOREIGN}/form/index.js`, ['react']),
  chunk('dashboard', `${OURS}/routes/dashboard.tsx`, ['theme', 'button', 'tile']),
  chunk('button', `${OURS}/Button.tsx`, ['theme', 'spinner']),
  chunk('spinner', `${FOREIGN}/icons/spinner.js`),
  chunk('tile', `${OURS}/CourseTile.tsx`, ['theme', 'chevron']),
  chunk('chevron', `${FOREIGN}/icons/chevron.js`),
  chunk('courses', `${OURS}/routes/course-list.tsx`, ['tile', 'search', 'form']),
  chunk('search', `${OURS}/Search.tsx`),
];
const joined = joinChunks(chunks);

test('core is the code of others that every page or both first screens need', () => {
  expect([...joined.core]).toEqual([`${FOREIGN}/react/index.js`, `${FOREIGN}/icons/spinner.js`]);
});

test('base is our own code that every page or both first screens need', () => {
  expect([...joined.base]).toEqual([`${OURS}/main.tsx`, `${OURS}/theme.ts`, `${OURS}/Button.tsx`]);
});

test('home is what the dashboard adds and others share, not the dashboard itself', () => {
  expect([...joined.home]).toEqual([`${OURS}/CourseTile.tsx`, `${FOREIGN}/icons/chevron.js`]);
});

test('what one of the first screens or only others need stays where the bundler puts it', () => {
  const all = Object.values(joined).flatMap((modules) => [...modules]);
  expect(all).not.toContain(`${FOREIGN}/form/index.js`);
  expect(all).not.toContain(`${OURS}/Search.tsx`);
});

/** Which of the files of our own making a module is built into; null = another file. */
const placeOf = (module: string) => Object.entries(joined).find(([, modules]) => modules.has(module))?.[0] ?? null;

test('a file imports only files before it, so none imports another in a circle', () => {
  const mayImport: Record<string, (string | null)[]> = {
    core: ['core'],
    base: ['core', 'base'],
    home: ['core', 'base', 'home'],
  };
  for (const { moduleIds, imports } of chunks) {
    const place = moduleIds.map(placeOf)[0];
    if (!place) continue;
    const needed = chunks.filter(({ fileName }) => imports.includes(fileName)).flatMap((one) => one.moduleIds);
    for (const module of needed) expect(mayImport[place], `${place} imports ${module}`).toContain(placeOf(module));
  }
});

test('a screen that was renamed fails the build', () => {
  const renamed = chunks.filter(({ fileName }) => fileName !== 'dashboard');
  expect(() => joinChunks(renamed)).toThrow('app/src/routes/dashboard.tsx');
});
