// @vitest-environment jsdom
import { ancestorKeys, initiallyExpanded, lessonsOf, type Topic } from '@portal/domain/lessons';
import { moduleTopics } from '@portal/mocks/fixtures';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useExpandedTopics } from './useExpandedTopics.ts';

afterEach(cleanup);

const TOPICS = moduleTopics.speaking;
const INITIAL = [...initiallyExpanded(TOPICS)];
/** Two lessons in topics that are collapsed at first. */
const [FIRST = 0, SECOND = 0] = TOPICS.filter(({ id }) => !INITIAL.includes(`topic ${id}`)).flatMap(
  (topic) => lessonsOf(topic)[0]?.id ?? [],
);
const ancestors = (lesson: number) => ancestorKeys(TOPICS, lesson);

/** A tree of its own for each test: what is expanded is kept until the page reloads. */
function open(tree: string, target: number | null = null) {
  const shown = { tree, target, topics: TOPICS as readonly Topic[] | undefined };
  const { result, rerender, unmount } = renderHook(() => useExpandedTopics(shown.tree, shown.topics, shown.target));
  return {
    expanded: () => [...result.current[0]],
    expand: (...keys: string[]) => act(() => result.current[1](new Set(keys))),
    show: (change: Partial<typeof shown>) => {
      Object.assign(shown, change);
      rerender();
    },
    unmount,
  };
}

test('a module that is first opened shows where the student is; one that is not there yet shows nothing', () => {
  const { expanded, show } = open('first');
  expect(expanded()).toEqual(INITIAL);
  show({ topics: undefined });
  expect(expanded()).toEqual([]);
});

test('a topic stays expanded when its last lesson is finished and another one is next', () => {
  const { expanded, show } = open('finished');
  const next = TOPICS.find(({ id }) => !INITIAL.includes(`topic ${id}`)) ?? expect.fail('no other topic');
  show({ topics: [next] });
  expect([...initiallyExpanded([next])]).not.toEqual(INITIAL);
  expect(expanded()).toEqual(INITIAL);
});

test('what was expanded is there after other pages, in its own tree only', () => {
  const { expand, unmount } = open('kept');
  expand('topic 1');
  unmount();
  expect(open('kept').expanded()).toEqual(['topic 1']);
  expect(open('another').expanded()).toEqual(INITIAL);
});

test('a lesson that the address names is in sight until something is collapsed, and another one again', () => {
  const { expanded, expand, show } = open('target', FIRST);
  expect(expanded()).toEqual([...INITIAL, ...ancestors(FIRST)]);
  expand();
  expect(expanded()).toEqual([]);
  show({ target: SECOND });
  expect(expanded()).toEqual(ancestors(SECOND));
});
