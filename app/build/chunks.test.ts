import { expect, test } from 'vitest';
import type { NaturalChunk } from './chunk-graph.ts';
import { joinChunks } from './chunks.ts';

const OURS = '/portal/app/src';
const FOREIGN = '/portal/node_modules';

/** A file with one module, ours or of a package, that imports other files. */
function chunk(fileName: string, module: string, imports: string[] = []): NaturalChunk {
  return { fileName, moduleIds: [module], facadeModuleId: null, imports, dynamicImports: [] };
}

/** Where the containers are that the build names; where the others are makes no difference. */
const containers: Readonly<Record<string, string>> = {
  'sign-in': 'session/SignInContainer',
  dashboard: 'dashboard/DashboardContainer',
  notices: 'router/LateNotices',
  week: 'calendar/WeekContainer',
  announcements: 'announcements/AnnouncementsContainer',
  community: 'announcements/CommunityContainer',
  clips: 'videos/VideosContainer',
  banners: 'shell/Banners',
  zone: 'calendar/ZoneNoticeContainer',
  email: 'dashboard/EmailContainer',
  analytics: 'analytics/Analytics',
  'error-page': 'errors/ErrorContainer',
};

/** A file that is fetched on demand. */
function screen(name: string, imports: string[]): NaturalChunk {
  const module = `${OURS}/${containers[name] ?? name}.tsx`;
  return { ...chunk(name, module, imports), facadeModuleId: module };
}

const screens = [
  screen('sign-in', ['react', 'button', 'form', 'mutation']),
  {
    ...screen('dashboard', ['theme', 'button', 'tile', 'card', 'retry']),
    dynamicImports: ['notices', 'zone', 'email', 'week', 'announcements', 'community', 'clips'],
  },
  screen('course-list', ['tile', 'card', 'search', 'form']),
  screen('events', ['card', 'search', 'form']),
  screen('notifications', ['card', 'form']),
  screen('videos', ['card', 'form', 'player']),
  { ...screen('progress', ['week-days', 'form']), dynamicImports: ['schedule-dialog'] },
];
const dialogs = [screen('schedule-dialog', ['week-days'])];
const panels = [
  screen('notices', ['card']),
  screen('week', ['week-days', 'sheet', 'tile']),
  screen('announcements', ['sheet', 'mutation']),
  screen('community', ['theme']),
  screen('clips', ['sheet', 'player']),
];
const above = [
  screen('banners', ['banner', 'upgrade']),
  screen('zone', ['banner', 'dates']),
  screen('email', ['banner', 'form']),
];
const later = [screen('analytics', ['theme']), screen('error-page', ['theme', 'retry'])];
const translations = ['events.json', 'videos.json', 'lists.json'].map((file) => ({
  ...chunk(file, `/portal/en/${file}`),
  facadeModuleId: `/portal/en/${file}`,
}));
/** What every page needs, what it imports on demand, and what those files share. */
const chunks = [
  {
    ...chunk('main', `${OURS}/main.tsx`, ['react', 'theme']),
    dynamicImports: [...screens, ...above.slice(0, 1), ...later, ...translations].map(({ fileName }) => fileName),
  },
  ...screens,
  ...panels,
  ...above,
  ...dialogs,
  ...later,
  ...translations,
  chunk('react', `${FOREIGN}/react/index.js`),
  chunk('theme', `${OURS}/theme.ts`, ['react']),
  chunk('form', `${FOREIGN}/form/index.js`, ['react']),
  chunk('button', `${OURS}/Button.tsx`, ['theme', 'spinner']),
  chunk('spinner', `${FOREIGN}/icons/spinner.js`),
  chunk('card', `${OURS}/Card.tsx`, ['theme']),
  chunk('tile', `${OURS}/CourseTile.tsx`, ['theme', 'chevron']),
  chunk('chevron', `${FOREIGN}/icons/chevron.js`),
  chunk('search', `${OURS}/Search.tsx`, ['sheet']),
  chunk('retry', `${OURS}/Retry.tsx`),
  chunk('mutation', `${FOREIGN}/mutation.js`),
  chunk('banner', `${OURS}/Banner.tsx`, ['theme', 'dates']),
  chunk('dates', `${FOREIGN}/dates.js`),
  chunk('upgrade', `${OURS}/useUpgrade.ts`),
  chunk('week-days', `${OURS}/WeekDays.tsx`, ['dates']),
  chunk('player', `${OURS}/Player.tsx`, ['theme']),
  chunk('sheet', `${OURS}/Sheet.tsx`, ['theme', 'cross']),
  chunk('cross', `${FOREIGN}/icons/cross.js`),
];
const joined = joinChunks(chunks);

test('core is the code of packages that every page, or sign-in and the dashboard with its panels, need', () => {
  const modules = ['react/index.js', 'icons/spinner.js', 'mutation.js'];
  expect([...joined.core]).toEqual(modules.map((module) => `${FOREIGN}/${module}`));
});

test('base is our own code that every page, what it fetches later, both first screens, or many others need', () => {
  const modules = ['main.tsx', 'theme.ts', 'Button.tsx', 'Card.tsx', 'Retry.tsx'];
  expect([...joined.base].toSorted()).toEqual(modules.map((module) => `${OURS}/${module}`).toSorted());
});

test('home is what the dashboard adds and shares with other screens, not the dashboard itself', () => {
  expect([...joined.home]).toEqual([`${OURS}/CourseTile.tsx`, `${FOREIGN}/icons/chevron.js`]);
});

test('shared is what more than one notice, or a panel and several screens need, banners the rest of the banners', () => {
  expect([...joined.shared]).toEqual([
    `${OURS}/Banner.tsx`,
    `${FOREIGN}/dates.js`,
    `${OURS}/Sheet.tsx`,
    `${FOREIGN}/icons/cross.js`,
  ]);
  expect([...joined.banners]).toEqual([`${OURS}/shell/Banners.tsx`, `${OURS}/useUpgrade.ts`]);
});

test('parts is what the panels add and share with few screens, panels the rest of them, shared with one or none', () => {
  expect([...joined.parts]).toEqual([`${OURS}/WeekDays.tsx`]);
  const names = ['router/LateNotices', 'calendar/WeekContainer'];
  const others = ['announcements/AnnouncementsContainer', 'announcements/CommunityContainer', 'videos/VideosContainer'];
  expect([...joined.panels]).toEqual([...names, ...others, 'Player'].map((name) => `${OURS}/${name}.tsx`));
});

test('later is what every page fetches once it is shown, without what it shares with the first screens', () => {
  const modules = ['analytics/Analytics.tsx', 'errors/ErrorContainer.tsx'];
  expect([...joined.later]).toEqual(modules.map((module) => `${OURS}/${module}`));
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
    shared: ['core', 'base', 'home', 'shared'],
    banners: ['core', 'base', 'home', 'shared', 'banners'],
    parts: ['core', 'base', 'home', 'shared', 'parts'],
    panels: ['core', 'base', 'home', 'shared', 'parts', 'panels'],
    later: ['core', 'base', 'later'],
  };
  for (const { moduleIds, imports } of chunks) {
    const group = moduleIds.map(groupOf)[0];
    if (!group) continue;
    const needed = chunks.filter(({ fileName }) => imports.includes(fileName)).flatMap((one) => one.moduleIds);
    for (const module of needed) expect(mayImport[group], `${group} imports ${module}`).toContain(groupOf(module));
  }
});

test('a screen that was renamed fails the build', () => {
  for (const [name, container] of Object.entries(containers)) {
    const renamed = chunks.filter(({ fileName }) => fileName !== name);
    expect(() => joinChunks(renamed)).toThrow(`app/src/${container}.tsx`);
  }
});
