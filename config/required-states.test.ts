import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interfaceText, missingStates, requiredStates } from './required-states.mjs';

const stories = (...names: string[]) => names.map((name) => ({ name, tags: ['dev', 'test'] }));

test.each([
  ['open: boolean;', []],
  ['test: Loadable<DiagnosticTest>;', ['loading', 'failed']],
  ['resume: Loadable<ResumeTarget | null>;', ['loading', 'failed']],
  ['videos: Loadable<readonly Video[]>;', ['loading', 'failed', 'empty']],
  ['courses: Loadable<Page<Course>>;', ['loading', 'failed', 'empty']],
  ['events: LoadableList<EventDay>;', ['loading', 'failed', 'empty']],
])('a screen with the props %j needs the states %j', (props, states) => {
  expect(requiredStates(props)).toEqual(states);
});

const LIST = 'events: LoadableList<EventDay>;';

test.each([
  [stories('Rows', 'Loading', 'Failed', 'NoResult'), []],
  [stories('Rows', 'LoadingRecordings', 'CoursesFailed', 'Empty'), []],
  [stories('Rows', 'Loading', 'Failed', 'Nobody'), ['empty']],
  [stories('Rows'), ['loading', 'failed', 'empty']],
])('of a list with the stories %j, %j are missing', (found, missing) => {
  expect(missingStates(LIST, found)).toEqual(missing);
});

test('a state the screen is tagged to be without is not missing', () => {
  const tagged = stories('Rows', 'Loading', 'Failed').map((one) => ({ ...one, tags: ['without-empty'] }));
  expect(missingStates(LIST, tagged)).toEqual([]);
});

test('props are read together with those they extend, from this file and from others', () => {
  const files: Record<string, string> = {
    'a/Screen.tsx': `import { type PanelProps } from './Panel.tsx';
export interface ScreenProps extends Omit<PanelProps, 'open'>, OwnProps {
  title: string;
}
interface OwnProps {
  rows: string[];
}
interface OtherProps {
  other: Loadable<string>;
}
`,
    'a/Panel.tsx': `export interface PanelProps {
  panel: LoadableList<string>;
}
`,
  };
  const text = interfaceText(
    'ScreenProps',
    'a/Screen.tsx',
    (file) => files[file],
    (file, from) => join(file, '..', from),
  );
  expect(text).toContain('panel: LoadableList');
  expect(text).toContain('rows: string[]');
  expect(text).not.toContain('other');
});
