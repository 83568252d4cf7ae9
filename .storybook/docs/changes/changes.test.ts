import { expect, test } from 'vitest';
import { statesOf } from '../data/states.ts';
import { changesOf } from './changes.ts';

const entry = { type: 'story', importPath: './ui/a/A.stories.tsx', exportName: 'X' };
const states = statesOf(
  [
    { ...entry, id: 'b--second', title: 'Screens/Messages/List', name: 'Second' },
    { ...entry, id: 'a--first', title: 'Kit/Tag', name: 'First' },
  ],
  {},
);

test('changes are in the order of the sidebar, those of stories that are gone at the end', () => {
  const changes = changesOf(
    [
      { name: 'gone--one.phone', kind: 'orphan', sentence: 'has no story', baseline: 'gone--one.phone.baseline.png' },
      { name: 'a--first.phone', kind: 'missing', sentence: 'has no baseline', now: 'a--first.phone.now.png' },
      {
        name: 'b--second.zh-dark',
        kind: 'differs',
        sentence: '12 pixels differ',
        baseline: 'b.baseline.png',
        now: 'b.now.png',
        diff: 'b.difference.png',
      },
    ],
    states,
  );
  expect(changes).toEqual([
    {
      name: 'b--second.zh-dark',
      title: 'Messages / List / Second',
      look: 'zh dark',
      sentence: '12 pixels differ',
      storyId: 'b--second',
      before: './changes/b.baseline.png',
      after: './changes/b.now.png',
      difference: './changes/b.difference.png',
    },
    expect.objectContaining({
      title: 'Tag / First',
      look: 'phone',
      before: null,
      after: './changes/a--first.phone.now.png',
    }),
    expect.objectContaining({ title: 'gone--one', storyId: null, after: null }),
  ]);
});
