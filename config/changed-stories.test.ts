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
];

it.each([
  ['a component, and all that use it', ['ui/Button.tsx'], ['ui/Button.stories.tsx', 'ui/Dialog.stories.tsx']],
  ['a story itself', ['ui/Dialog.stories.tsx'], ['ui/Dialog.stories.tsx']],
  ['a file behind a query', ['ui/words.json'], ['ui/Dialog.stories.tsx']],
  ['a circle that no story needs', ['ui/a.ts'], []],
  ['what no story needs', ['README.md', 'app/src/main.tsx', '.storybook/baselines/a.webp'], []],
  ['a story that is gone', ['ui/Gone.stories.tsx'], []],
  ['the settings of Storybook', ['.storybook/preview.tsx'], 'all'],
  ['a package', ['ui/Button.tsx', 'pnpm-lock.yaml'], 'all'],
] as const)('%s', (_name, changed, reached) => {
  expect(storiesReachedBy(changed, modules)).toEqual(reached);
});
