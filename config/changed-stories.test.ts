import { expect, it } from 'vitest';
import { storiesReachedBy } from './changed-stories.mjs';

const from = (...names: string[]) => names.map((moduleName) => ({ moduleName }));
const modules = [
  { id: './ui/Button.tsx', reasons: from('./ui/Button.stories.tsx', './ui/Dialog.tsx') },
  { id: './ui/Dialog.tsx', reasons: from('./ui/Dialog.stories.tsx') },
  { id: './ui/Button.stories.tsx', reasons: from('virtual:entry') },
  { id: './ui/Dialog.stories.tsx', reasons: from('virtual:entry') },
  { id: './ui/words.json?import', reasons: from('./ui/Dialog.tsx') },
  // A cycle.
  { id: './ui/a.ts', reasons: from('./ui/b.ts') },
  { id: './ui/b.ts', reasons: from('./ui/a.ts') },
  // What stories are drawn in, and the pages around them.
  { id: './ui/Header.tsx', reasons: from('./ui/Shell.tsx', './ui/Button.stories.tsx') },
  { id: './ui/Shell.tsx', reasons: from('./.storybook/shell.tsx') },
  { id: './mocks/handlers.ts', reasons: from('./.storybook/mock-backend.ts') },
  { id: './ui/Table.tsx', reasons: from('./.storybook/docs/part/PartPage.tsx', './ui/Button.stories.tsx') },
  { id: './.storybook/docs/part/PartPage.tsx', reasons: from('./.storybook/preview.tsx') },
  { id: './.storybook/shell.tsx', reasons: from('./.storybook/preview.tsx') },
  { id: './.storybook/mock-backend.ts', reasons: from('./.storybook/preview.tsx') },
  { id: './.storybook/preview.tsx', reasons: from('virtual:entry') },
];
const built = {
  modules,
  entries: { 'kit-button--busy': { importPath: './ui/Button.stories.tsx' } },
  read: () => undefined,
};

it.each([
  ['a component, and all that use it', ['ui/Button.tsx'], ['ui/Button.stories.tsx', 'ui/Dialog.stories.tsx']],
  ['a story itself', ['ui/Dialog.stories.tsx'], ['ui/Dialog.stories.tsx']],
  ['a file behind a query', ['ui/words.json'], ['ui/Dialog.stories.tsx']],
  ['a circle that no story needs', ['ui/a.ts'], []],
  ['what no story needs', ['README.md', 'app/src/main.tsx', 'config/size-budget.json'], []],
  ['a test beside the settings', ['config/areas.test.ts', '.storybook/docs/order.test.ts'], []],
  ['a story that is gone', ['ui/Gone.stories.tsx'], []],
  ['a baseline', ['.storybook/baselines/kit-button--busy.zh-dark.webp'], ['ui/Button.stories.tsx']],
  ['a baseline without a story', ['.storybook/baselines/kit-gone--busy.phone.webp'], []],
  ['a part of a page of the docs', ['ui/Table.tsx'], ['ui/Button.stories.tsx']],
  ['the settings of Storybook', ['.storybook/main.ts'], 'all'],
  ['a package', ['ui/Button.tsx', 'pnpm-lock.yaml'], 'all'],
  ['what a package exports', ['packages/ui/package.json'], 'all'],
  ['how stories are visited', ['config/pictures/visit.mjs'], 'all'],
  ['the browser', ['config/browser.mjs'], 'all'],
  ['what stories are drawn in', ['ui/Header.tsx'], 'all'],
  ['what their calls are answered by', ['mocks/handlers.ts'], 'all'],
  ['a colour', ['packages/ui/src/theme/tokens.css'], 'all'],
  ['a page in a frame', ['mocks/frames/progress.html'], 'all'],
] as const)('%s', (_name, changed, reached) => {
  expect(storiesReachedBy(changed, built)).toEqual(reached);
});
