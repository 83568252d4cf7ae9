import { expect, test, vi } from 'vitest';
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

test.each([
  ['granted', (answer: PromiseWithResolvers<void>) => answer.resolve()],
  ['refused', (answer: PromiseWithResolvers<void>) => answer.reject(new Error('no'))],
])('what is %s after they left changes nothing that the next student has', async (_name, end) => {
  const queries = createQueryClient();
  const answer = Promise.withResolvers<void>();
  const change = vi.fn();
  const sent = queries.getMutationCache().build(queries, {
    mutationFn: () => answer.promise,
    meta: { invalidates: [COURSES], invalidatesOn: 'settled' },
    onSuccess: change,
    onError: change,
    onSettled: change,
  });
  const done = sent.execute(undefined).catch(() => undefined);
  await vi.waitFor(() => expect(sent.state.status).toBe('pending'));
  await Promise.resolve();
  forgetStudent(queries);
  queries.setQueryData(COURSES, ['IELTS']);
  end(answer);
  await done;
  expect(change).not.toHaveBeenCalled();
  expect(queries.getQueryState(COURSES)).toMatchObject({ data: ['IELTS'], isInvalidated: false });
});

test('what a student sent is seen by nobody else, pending or not, and goes out also when they left at once', async () => {
  const queries = createQueryClient();
  const send = vi.fn(() => new Promise(() => undefined));
  const sent = queries.getMutationCache().build(queries, { mutationFn: send });
  void sent.execute(undefined);
  expect(queries.isMutating()).toBe(1);
  forgetStudent(queries);
  expect(queries.isMutating()).toBe(0);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
