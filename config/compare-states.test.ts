import { expect, test } from 'vitest';
import { compareStates } from './compare-states.mjs';

const story = (title: string, exportName: string) => ({ type: 'story', title, exportName });

test('declared states that all have a story, and stories that are all declared, differ in nothing', () => {
  expect(compareStates({ 'Screens/A': ['Empty'] }, [story('Screens/A', 'Empty'), story('Kit/B', 'Any')])).toEqual([]);
});

test('a state without a story is named', () => {
  expect(compareStates({ 'Screens/A': ['Empty', 'Full'] }, [story('Screens/A', 'Empty')])).toEqual([
    'Screens/A Full: declared in states.ts, but there is no story',
  ]);
});

test('a story that nobody declared is named', () => {
  expect(compareStates({}, [story('Screens/A', 'Empty')])).toEqual([
    'Screens/A Empty: a story, but not declared in states.ts',
  ]);
});
