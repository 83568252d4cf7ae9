import { expect, test } from 'vitest';
import { aboutComponent, storiesIn } from './stories-in.ts';

const file = `const meta = { title: 'Kit/Tag' } satisfies Meta;
export default meta;

export const Plain: Story = {};
export const Long: Story = {
  args: { label: 'Nothing shorter' },
};

/**
 * Two lines
 * of comment (001 §2).
 */
export const Two: Story = {
  play: () => expect(true),
};

/** Of a helper. */
const helper = 'not in a story';
`;

test('the stories of a file, each with its comment and its own source', () => {
  expect(storiesIn(file).map(({ exportName, about }) => [exportName, about])).toEqual([
    ['Plain', ''],
    ['Long', ''],
    ['Two', 'Two lines of comment (001 §2).'],
  ]);
  expect(storiesIn(file).map(({ source }) => source.includes('shorter'))).toEqual([false, true, false]);
  expect(storiesIn(file)[2]?.source).not.toContain('helper');
});

test('what a component is for', () => {
  const source =
    '/** Of the props. */\nexport interface TagProps {}\n\n/** A word\n * in a box. */\nexport function Tag() {}\n';
  expect(aboutComponent(source, 'Tag')).toBe('A word in a box.');
  expect(aboutComponent(source, 'Other')).toBe('');
});
