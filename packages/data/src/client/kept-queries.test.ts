// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCourses, usePracticeProgress } from '../courses/index.ts';
import { useCourse, useCourseModules } from '../lessons/index.ts';
import { useProgressFrameEnabled } from '../progress/index.ts';
import { useAppSetting, useCommonBanner } from '../settings/index.ts';
import { useMenuFlags, useMessagesEnabled } from '../shell/index.ts';
import { renderDataHook } from '../testing/index.ts';
import { keptQueries, restoreQueries, useRestoredData } from './kept-queries.ts';

afterEach(cleanup);

const useEverything = () => ({
  courses: useCourses().data,
  practice: usePracticeProgress(101).data,
  course: useCourse(101).data,
  modules: useCourseModules(101).data,
  setting: useAppSetting().data,
  menu: useMenuFlags().data,
  messages: useMessagesEnabled().data,
  frame: useProgressFrameEnabled() ?? undefined,
});

/** What a visit kept, as the device returns it. */
async function visited() {
  const { result, queries } = renderDataHook(() => ({ ...useEverything(), banner: useCommonBanner().data }));
  await waitFor(() => expect(Object.values(result.current)).not.toContain(undefined));
  const { banner, ...seen } = result.current;
  expect(banner).toBeDefined();
  return { seen, kept: JSON.parse(JSON.stringify(keptQueries(queries))) as unknown };
}

test('what was seen is plain JSON, and is there at the first render of the next visit', async () => {
  const { seen, kept } = await visited();
  const { queries } = renderDataHook(() => null);
  restoreQueries(queries, kept);
  const shown = queries.getQueryCache().getAll();
  expect(shown).toHaveLength(Object.keys(seen).length);
  expect(shown.map(({ state }) => state.data)).toEqual(expect.arrayContaining(Object.values(seen)));
  // HTML of the server is not kept.
  expect(JSON.stringify(kept)).not.toContain('commonBanner');
});

test('it is fetched again, all of it, and has its age until then', async () => {
  const { kept } = await visited();
  const next = renderDataHook(() => null);
  restoreQueries(next.queries, kept);
  const at = next.queries.getQueryCache().getAll()[0]?.state.dataUpdatedAt;
  expect(at).toBeGreaterThan(0);
  const { result } = renderDataHook(() => ({ ...useRestoredData(), menu: useMenuFlags().data }), {
    queries: next.queries,
  });
  expect(result.current.menu).toBeDefined();
  expect(result.current).toMatchObject({ since: expect.any(Number), updating: true });
  await waitFor(() => expect(result.current).toMatchObject({ since: null, updating: false }));
});

test.each([null, 'x', [], { queries: 'x' }, { queries: [{ queryKey: 5 }] }, { mutations: 7 }])(
  '%j is not kept data',
  (kept) => {
    const { queries, result } = renderDataHook(() => useRestoredData().since);
    act(() => restoreQueries(queries, kept));
    expect(result.current).toBeNull();
  },
);
