import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, navEntries, studentScreens } from '@portal/domain/screens';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Storybook reads the order from the text of preview.tsx, and so does this test. */
const [, list = ''] = /'Screens',[^[]*\[([^\]]*)\]/.exec(read('.storybook/preview.tsx')) ?? [];
const sidebar = [...list.matchAll(/'([^']+)'/g)].map(([, title = '']) => title).filter((title) => title !== '*');

const pages = globSync('packages/ui/src/*/*.stories.tsx', { cwd: ROOT }).flatMap((path) => {
  const text = read(path);
  const [, title] = /title: 'Screens\/([^'/]+)/.exec(text) ?? [];
  const screen = studentScreens.find((id) => text.includes(`shell: '${id}'`));
  // What belongs to every page is in the shell's area, whichever page its stories show it on.
  const entry = screen && !path.includes('/shell/') ? entryOf(screen) : null;
  return title === undefined ? [] : [{ title, entry }];
});

test('the sidebar lists every screen', () => {
  expect(sidebar.toSorted()).toEqual([...new Set(pages.map(({ title }) => title))].toSorted());
});

test('screens are in the order of the menu', () => {
  const places = sidebar.flatMap((title) => {
    const entry = pages.find((page) => page.title === title)?.entry;
    return entry ? [navEntries.findIndex((name) => name === entry)] : [];
  });
  expect(places.length).toBeGreaterThan(20);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
