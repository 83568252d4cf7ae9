import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../packages/ui/src/i18n/languages.ts';
import { ROOT } from './processes.mjs';

/** The areas of the portal; every package spells them so. `npm run new -- area` adds a line. */
const AREAS = [
  'announcements',
  'appointments',
  'assessments',
  'calendar',
  'cards',
  'courses',
  'dashboard',
  'errors',
  'events',
  'help',
  'lessons',
  'live-classes',
  'messages',
  'notifications',
  'packages',
  'profile',
  'progress',
  'schedule',
  'session',
  'settings',
  'shell',
  'videos',
];

/** The folders of areas in each package, and the other rooms there (docs/adr/0019). */
const PACKAGES: readonly { folder: string; rooms: readonly string[] }[] = [
  { folder: 'packages/domain/src', rooms: ['blocks', 'screens', 'shared', 'window-messages'] },
  { folder: 'packages/data/src', rooms: ['client', 'testing'] },
  { folder: 'packages/ui/src', rooms: ['blocks', 'i18n', 'kit', 'links', 'testing', 'theme'] },
  { folder: 'mocks/src', rooms: ['backend', 'choice', 'fixtures'] },
  {
    folder: 'app/src',
    rooms: [
      'analytics',
      'appearance',
      'boot',
      'demo',
      'files',
      'flows',
      'hooks',
      'last-visit',
      'portal',
      'older-browsers',
      'paper',
      'reporting',
      'router',
      'testing',
      'window-messages',
    ],
  },
];

const entries = (folder: string) => readdirSync(join(ROOT, folder), { withFileTypes: true });
const foldersIn = (folder: string) => entries(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const filesIn = (folder: string) => entries(folder).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** Names that are neither known nor, before a hyphen, begin with a known one. */
function unknownNames(names: readonly string[], known: readonly string[]): string[] {
  return names.filter((name) => !known.some((area) => name === area || name.startsWith(`${area}-`)));
}

test.each(PACKAGES)('a folder of $folder is an area or a room', ({ folder, rooms }) => {
  expect(foldersIn(folder).filter((name) => !AREAS.includes(name) && !rooms.includes(name))).toEqual([]);
});

test('every area is one in at least two packages', () => {
  const seen = PACKAGES.flatMap(({ folder }) => foldersIn(folder));
  expect(AREAS.filter((area) => seen.filter((name) => name === area).length < 2)).toEqual([]);
});

/** `DateField` of the kit as the name of its translations: `date-field`. */
const kebab = (part: string) => part.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

test.each(LANGUAGES)('translations in %s are named after an area, a part, or what all share', (language) => {
  const names = filesIn(`packages/ui/src/i18n/${language}`).map((file) => file.replace(/\.json$/, ''));
  const parts = [...foldersIn('packages/ui/src/blocks'), ...foldersIn('packages/ui/src/kit').map(kebab)];
  expect(unknownNames(names, [...AREAS, ...parts, 'common'])).toEqual([]);
});

test('journeys are named after an area, or after what all of them share', () => {
  const names = filesIn('app/e2e').flatMap((file) => /^(.*)\.journey\.test\.ts$/.exec(file)?.[1] ?? []);
  expect(
    unknownNames(names, [
      ...AREAS,
      'a11y',
      'boot',
      'content-policy',
      'demo',
      'failures',
      'forced-colours',
      'frames',
      'keyboard',
      'last-visit',
      'screen-states',
      'adverse-conditions',
      'deployment',
      'older-browsers',
      'paper',
      'reporting',
    ]),
  ).toEqual([]);
});
