import { expect, it } from 'vitest';
import { stagesReachedBy } from './changed-stages.mjs';

const ALWAYS = ['types', 'lint', 'unit'];

it.each([
  ['nothing', [], []],
  ['a component', ['packages/ui/src/kit/Button/Button.tsx'], ['storybook', 'stories']],
  ['a rule', ['packages/domain/src/courses/rules.ts'], ['storybook', 'stories']],
  ['an accepted picture', ['.storybook/baselines/a.webp'], ['storybook', 'stories']],
  ['a page of the review room', ['.storybook/docs/Welcome.mdx'], ['storybook', 'stories', 'room']],
  ['a query', ['packages/data/src/courses/queries.ts'], ['build', 'journey', 'engines']],
  ['a journey', ['app/e2e/courses.journey.test.ts'], ['build', 'journey', 'engines']],
  ['a fixture', ['mocks/src/fixtures/courses.ts'], ['storybook', 'stories', 'build', 'journey', 'engines']],
  ['a text', ['packages/ui/src/i18n/zh/courses.json'], ['storybook', 'stories', 'generator']],
  ['a text of a new language', ['packages/ui/src/i18n/de/courses.json'], ['storybook', 'stories', 'generator']],
  ['how stories are run', ['test-runner-jest.config.js'], ['storybook', 'stories']],
  ['how they are served', ['config/serve-static.mjs'], ['storybook', 'stories']],
  ['the texts that stories note', ['config/words/note-texts.mjs'], ['storybook', 'room', 'stories']],
  ['the states of a screen', ['config/required-states.mjs'], ['storybook']],
  ['a budget', ['config/size-budget.json'], ['build']],
  ['the generator', ['config/generator/copy.mjs'], ['generator']],
  ['a unit test', ['packages/ui/src/kit/Button/Button.test.tsx', 'app/src/main.test.ts'], []],
  ['a document', ['docs/speed.md', 'packages/ui/README.md'], []],
])('%s', (_name, changed, more) => {
  expect(stagesReachedBy(changed)).toEqual([...ALWAYS, ...more]);
});

it.each(['pnpm-lock.yaml', 'package.json', 'tsconfig.json', 'config/test.mjs'])('%s concerns everything', (path) => {
  expect(stagesReachedBy(['README.md', path])).toBe('all');
});
