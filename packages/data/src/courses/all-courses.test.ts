// @vitest-environment jsdom
import { FailureError } from '@portal/domain/shared';
import { courseWires } from '@portal/mocks/fixtures';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallSpec } from '../client/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import { useAllCourses } from './all-courses.ts';

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
