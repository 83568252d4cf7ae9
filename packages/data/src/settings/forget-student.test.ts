import { expect, test } from 'vitest';
import { createQueryClient } from '../client/index.ts';
import { forgetStudent } from './forget-student.ts';
import { settingsQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const SETTING = settingsQueries.appSetting(mockClient()).queryKey;
const COURSES = ['courses', 'list', 1];

test('what one student saw is gone for the next, and the settings stay', () => {
  const queries = createQueryClient();
  queries.setQueryData(COURSES, ['PTE']);
  queries.getQueryCache().build(queries, { queryKey: SETTING });
  forgetStudent(queries);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([SETTING]);
});

test('what a student still asks for is stopped, and not taken in', async () => {
  const queries = createQueryClient();
  const signals: AbortSignal[] = [];
  const asked = queries.fetchQuery({
    queryKey: COURSES,
    queryFn: ({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  forgetStudent(queries);
  await expect(asked).rejects.toThrow('Cancelled');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(queries.getQueryData(COURSES)).toBeUndefined();
});

test('what a student sent is seen by nobody else, pending or not', () => {
  const queries = createQueryClient();
  const sent = queries.getMutationCache().build(queries, { mutationFn: () => new Promise(() => undefined) });
  void sent.execute(undefined);
  expect(queries.isMutating()).toBe(1);
  forgetStudent(queries);
  expect(queries.isMutating()).toBe(0);
});
