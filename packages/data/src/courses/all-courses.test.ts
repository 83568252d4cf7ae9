// @vitest-environment jsdom
import { FailureError } from '@portal/domain/shared';
import { courseWires } from '@portal/mocks/fixtures';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallSpec } from '../client/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import { useAllCourses } from './all-courses.ts';
import { useRefreshCourses } from './hooks.ts';

afterEach(cleanup);

const LIST = 'Course/PagedStudentCourse';

test('the courses after the first fifty are fetched, and follow them', async () => {
  const { result, calls } = renderDataHook(() => useAllCourses(), { userName: 'max' });
  await waitFor(() => expect(result.current.loadable).toMatchObject({ value: { rows: { length: 60 }, total: 60 } }));
  expect(calls(LIST).map(({ body }) => body)).toMatchObject([{ PageIndex: 0 }, { PageIndex: 1 }]);
  const { loadable } = result.current;
  expect(loadable.status === 'ready' && new Set(loadable.value.rows.map(({ id }) => id)).size).toBe(60);
});

test('that are fewer than fifty are one call', async () => {
  const { result, calls, queries } = renderDataHook(() => useAllCourses());
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(calls(LIST)).toHaveLength(1);
});

test('a failure of the further ones leaves the first, and can be retried', async () => {
  let failing = true;
  const call = async ({ body }: CallSpec) => {
    const { PageIndex } = body as { PageIndex: number };
    if (PageIndex > 0 && failing) throw new FailureError({ kind: 'serverDown', status: 500 });
    return { rows: [{ ...courseWires.inProgress, Id: PageIndex + 1 }], total: 51 };
  };
  const { result } = renderDataHook(() => useAllCourses(), { client: mockClient({ call }) });
  await waitFor(() => expect(result.current.retryFurther).not.toBeNull());
  expect(result.current.loadable).toMatchObject({ value: { rows: [{ id: 1 }], total: 51 } });
  failing = false;
  act(() => result.current.retryFurther?.());
  await waitFor(() => expect(result.current.loadable).toMatchObject({ value: { rows: [{ id: 1 }, { id: 2 }] } }));
  expect(result.current.retryFurther).toBeNull();
});

test('the further ones stay while a new total is fetched, and when it cannot be', async () => {
  let total = 60;
  let failing = false;
  const call = async ({ body }: CallSpec) => {
    const { PageIndex } = body as { PageIndex: number };
    if (PageIndex > 0 && failing) throw new FailureError({ kind: 'serverDown', status: 500 });
    const rows = Array.from({ length: PageIndex ? 10 : 50 }, (_, i) => ({
      ...courseWires.inProgress,
      Id: PageIndex * 50 + i + 1,
    }));
    return { rows, total };
  };
  const { result } = renderDataHook(() => ({ all: useAllCourses(), refresh: useRefreshCourses() }), {
    client: mockClient({ call }),
  });
  const shown = (rows: number, of: number) =>
    waitFor(() => expect(result.current.all.loadable).toMatchObject({ value: { rows: { length: rows }, total: of } }));
  await shown(60, 60);
  total = 61;
  failing = true;
  act(() => result.current.refresh('list'));
  await shown(60, 61);
  // Fewer than fifty: those fetched before are no courses of the student any more.
  total = 50;
  act(() => result.current.refresh('list'));
  await shown(50, 50);
});
